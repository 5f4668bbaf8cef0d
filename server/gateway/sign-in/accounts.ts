import type { Settings } from '../../config';
import type { GatewayDatabase } from '../database';
import type { Sealer } from '../sessions/seal';
import type { Account } from './account';
import { createProvider, type Provider } from './provider';
import { createRoundTrips, type RoundTrips } from './round-trips';

/** What people need who sign in with an account of the office's provider. */
export type Accounts = {
  provider: Provider;
  roundTrips: RoundTrips;
  /** What an account is called in what it sends; null: another account has that name, and this one nothing to be told apart by. */
  nameOf(account: Account & { name: string }): Promise<string | null>;
};

type Parts = {
  settings: Settings;
  database: GatewayDatabase;
  sealer: Sealer;
  port: () => number;
  now: () => Date;
};

export function createAccounts({ settings, database, ...parts }: Parts): Accounts | null {
  const { oidc, limits } = settings;
  if (oidc === null) return null;

  /** Gives a name to the first account that comes with it. */
  async function owns(name: string, account: string): Promise<boolean> {
    await database
      .insertInto('account_names')
      .values({ name, account })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const owner = await database
      .selectFrom('account_names')
      .select('account')
      .where('name', '=', name)
      .executeTakeFirst();
    return owner?.account === account;
  }

  return {
    provider: createProvider(oidc, limits.oidcMs, parts.now),
    roundTrips: createRoundTrips({ oidc, ...parts }),
    async nameOf({ name, mark, addresses: [address] }) {
      if (await owns(name, mark)) return name;
      const longer = `${name} (${address})`;
      if (address === undefined || longer.length > 80) return null;
      return (await owns(longer, mark)) ? longer : null;
    },
  };
}
