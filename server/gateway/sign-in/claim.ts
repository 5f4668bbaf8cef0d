import type { Gateway } from '../gateway';
import type { Named } from '../sessions/directory';
import { hashOfPersonalCode } from './personal-code';
import type { SignInFailure } from './text';

/** Who somebody has shown to be by a code of their own, and what they may work with. */
export type Claim = { code: string; operator: string; integrations: Named[] };

/** Why there is none; `waitSeconds` where too many wrong codes came before. */
export type Unclaimed = { failure: SignInFailure; waitSeconds: number };

const unclaimed = (failure: SignInFailure, waitSeconds = 0): Unclaimed => ({
  failure,
  waitSeconds,
});

/** Looks for a typed code, unless too many wrong ones came from the same address before it. */
export function claimOfCode(gateway: Gateway, typed: string, address: string): Claim | Unclaimed {
  const waitSeconds = gateway.throttle.waitSeconds(address);
  if (waitSeconds > 0) return unclaimed('locked', waitSeconds);
  const attempt = gateway.throttle.begin(address);
  const claim = claimOf(gateway, hashOfPersonalCode(typed));
  if (claim === null) return unclaimed('code-wrong');
  attempt.forgive();
  return claim;
}

/** How long somebody may take to choose what to work with; milliseconds. */
const ticketMs = 10 * 60_000;
const ticketContext = 'trastienda sign-in ticket';

/** Stands in the page for a code that was shown a moment ago, so that the code itself does not. */
export function ticketFor({ sealer, now }: Gateway, { code }: Claim): string {
  return sealer.seal(JSON.stringify({ code, until: now().getTime() + ticketMs }), ticketContext);
}

export function claimOfTicket(gateway: Gateway, ticket: string): Claim | Unclaimed {
  const text = gateway.sealer.open(ticket, ticketContext);
  const { code, until } = JSON.parse(text ?? '{}') as { code?: string; until?: number };
  const isGood = code !== undefined && until !== undefined && gateway.now().getTime() < until;
  return claimOf(gateway, isGood ? code : null) ?? unclaimed('too-late');
}

function claimOf({ settings, directory }: Gateway, hash: string | null): Claim | null {
  const found = settings.codes.find((one) => one.hash === hash);
  if (found === undefined) return null;
  const integrations = found.integrations.flatMap((name) => directory.named(name) ?? []);
  return { code: found.hash, operator: found.person, integrations };
}
