import type { SignedInSession } from '@/contract/session';

/** How long before its end a session says so. */
export const warningMs = 120_000;

const worthKeepingMs = 30_000;

/** Within the warning the gateway is asked this often: work in another tab may have moved the end. */
const askAgainMs = 15_000;

export interface SessionEnd {
  /** By this computer's clock, in milliseconds of the epoch. */
  at: number;
  /** The day's limit, which no use of the session moves, or so close to it that using it wins nothing. */
  final: boolean;
}

/** When a session read at `readAt` ends; only differences of the gateway's clock count, for this computer's may be wrong. */
export function sessionEnd(session: SignedInSession, readAt: number): SessionEnd {
  const now = Date.parse(session.now);
  const idle = Date.parse(session.idleEndsAt) - now;
  const last = Date.parse(session.endsAt) - now;
  return { at: readAt + Math.min(idle, last), final: last - idle < worthKeepingMs };
}

/** Milliseconds until the gateway should be asked again how long the session lasts. */
export function nextLookIn(end: SessionEnd, now: number): number {
  const left = end.at - now;
  return left > warningMs ? left - warningMs : Math.max(1_000, Math.min(askAgainMs, left + 1_000));
}
