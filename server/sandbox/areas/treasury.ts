import { asAdded } from '../database';
import type { Call, Operation } from '../operation';
import { onWire } from '../overrides';
import { data } from '../replies';
import type { TreasuryKind } from '../seed/treasury';

const listOf =
  (kind: TreasuryKind) =>
  async ({ world, integration }: Call) => {
    const rows = await world.db
      .selectFrom('treasury_accounts')
      .select(['id', 'name', 'overrides'])
      .where('business_id', '=', integration.businessId)
      .where('kind', '=', kind)
      .orderBy(asAdded)
      .execute();
    return data(
      world.variants.lookupEnvelope,
      rows.map(({ id, name, overrides }) => onWire({ id, name }, overrides)),
    );
  };

const treasuryOperation = (name: string, path: string, kind: TreasuryKind): Operation => ({
  name,
  method: 'GET',
  path,
  scope: null,
  envelope: 'status',
  unauthorized: 'message',
  failure: 'error',
  handle: listOf(kind),
});

export const treasuryOperations: readonly Operation[] = [
  treasuryOperation('banks', '/treasury/banks', 'bank'),
  treasuryOperation('petty-cashes', '/treasury/petty-cashes', 'petty-cash'),
  treasuryOperation('checkbooks', '/treasury/checkbooks', 'checkbook'),
];
