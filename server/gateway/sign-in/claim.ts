import type { Gateway } from '../gateway';
import { integrationsOpenedBy } from '../sessions/admission';
import type { Named } from '../sessions/integrations';
import { grantOf, type Account } from './account';
import { hashOfPersonalCode } from './personal-code';
import type { SignInFailure } from './text';

/** Who somebody has shown to be, by a code of their own or by an account, and what they may work with. */
export type Claim = {
  /** What opens it, for as long as the files say so. */
  grant: string;
  operator: string;
  integrations: Named[];
};

/** Why there is none; `waitSeconds` where too many wrong codes came before, or too many are being proved. */
export type Unclaimed = { failure: SignInFailure; waitSeconds: number };

const unclaimed = (failure: SignInFailure): Unclaimed => ({ failure, waitSeconds: 0 });

/** Looks for a typed code, unless too many wrong ones came from the same address before it. */
export async function claimOfCode(
  gateway: Gateway,
  typed: string,
  address: string,
): Promise<Claim | Unclaimed> {
  const wanted = hashOfPersonalCode(typed);
  const found = await gateway.throttle.prove(
    address,
    () => gateway.settings.codes.find(({ hash }) => hash === wanted),
    (code) => code === undefined,
  );
  if (found === undefined) return unclaimed('code-wrong');
  if ('failure' in found) return found;
  return claimBy(gateway, { grant: found.hash, operator: found.person });
}

/** What the provider's word about an account is worth here. */
export async function claimOfAccount(
  gateway: Gateway,
  accounts: NonNullable<Gateway['accounts']>,
  account: Account,
): Promise<Claim | Unclaimed> {
  const { settings } = gateway;
  const grant = settings.oidc === null ? '' : grantOf(settings, settings.oidc, account);
  if (grant === '') return unclaimed('nobody');
  const { name } = account;
  if (name === null) return unclaimed('no-name');
  const operator = await accounts.nameOf({ ...account, name });
  return operator === null ? unclaimed('name-taken') : claimBy(gateway, { grant, operator });
}

/** How long somebody may take to choose what to work with; milliseconds. */
const ticketMs = 10 * 60_000;
const ticketContext = 'trastienda sign-in ticket';

type Ticket = Pick<Claim, 'grant' | 'operator'> & { until: number };

/** Stands in the page for what somebody has shown a moment ago, so that a code itself does not. */
export function ticketFor({ sealer, now }: Gateway, { grant, operator }: Claim): string {
  const ticket: Ticket = { grant, operator, until: now().getTime() + ticketMs };
  return sealer.seal(JSON.stringify(ticket), ticketContext);
}

export function claimOfTicket(gateway: Gateway, text: string): Claim | Unclaimed {
  const opened = gateway.sealer.open(text, ticketContext);
  const ticket = JSON.parse(opened ?? 'null') as Ticket | null;
  const isGood = ticket !== null && gateway.now().getTime() < ticket.until;
  if (isGood) return claimBy(gateway, ticket);
  return unclaimed(gateway.accounts === null ? 'too-late' : 'attempt-lost');
}

function claimBy(
  { settings, integrations }: Gateway,
  { grant, operator }: Pick<Claim, 'grant' | 'operator'>,
): Claim {
  const names = integrationsOpenedBy(settings, grant);
  return { grant, operator, integrations: names.flatMap((name) => integrations.named(name) ?? []) };
}
