import type { AttemptState, ResendRefusal } from '../../../src/contract/attempt-words';
import { writes, type WriteOperation } from '../../../src/contract/writes';
import type { Outcome } from '../../../src/contract/outcome';

const hourMs = 3_600_000;
/** The service keeps idempotency keys for 24 hours (API description, Limits); one is left for clocks that differ. */
const resendWithinMs = 23 * hourMs;
/** A conflict that lasts longer than any request is worked on is about the content, not about time. */
const workedOnMs = 15 * 60_000;

/** What the rules look at in a send. */
export type PastSend = {
  at: string;
  endedAt: string | null;
  outcome: Outcome | null;
  status: number | null;
  keyHash: string;
  replayed: boolean;
};

export type PastAttempt = {
  operation: WriteOperation;
  operator: string;
  integration: { name: string };
  sends: readonly PastSend[];
  settled: unknown;
  /** It was taken over from another journal, whose keys and clock nobody here knows. */
  imported: boolean;
};

/** Whoever asks for another send. */
export type Asking = {
  operator: string;
  integration: string;
  hasKey: (keyHash: string) => boolean;
  /** A send waits for its turn or its answer, whether or not a record of it is there yet. */
  isUnderWay: boolean;
  now: Date;
};

/** What all sends together came to: one unknown stays unknown, unless another was applied under the same id. */
export function stateOf(sends: readonly Pick<PastSend, 'outcome'>[]): AttemptState {
  const all = sends.map(({ outcome }) => outcome);
  if (all.includes(null)) return 'sending';
  const decisive = (['applied', 'unknown'] as const).find((outcome) => all.includes(outcome));
  return decisive ?? all.at(-1) ?? 'recorded';
}

/** Why this attempt may not be sent again by whoever asks; null: it may. */
export function resendRefusal(attempt: PastAttempt, asking: Asking): ResendRefusal | null {
  const state = stateOf(attempt.sends);
  if (attempt.imported) return 'imported';
  if (attempt.settled !== null || state === 'applied') return 'final';
  if (state === 'sending' || asking.isUnderWay) return 'sending';
  if (asking.operator !== attempt.operator) return 'other-operator';
  if (asking.integration !== attempt.integration.name) return 'other-integration';
  if (!writes[attempt.operation].isIdempotent) return blindRefusal(attempt.sends);
  return paymentRefusal(attempt.sends, asking);
}

/** Without an idempotency key only a send that provably changed nothing may be followed by another. */
function blindRefusal(sends: readonly PastSend[]): ResendRefusal | null {
  if (sends.every(changedNothing)) return null;
  return sends.some(({ outcome }) => outcome === 'unknown') ? 'not-idempotent' : 'final';
}

/** Not sent, or turned away before the operation began: for want of a good key, a permission, or a turn. */
function changedNothing({ outcome, status }: PastSend): boolean {
  return outcome === 'not-sent' || (outcome === 'rejected' && (status === 401 || status === 403));
}

function paymentRefusal(sends: readonly PastSend[], asking: Asking): ResendRefusal | null {
  const uncertain = firstUncertain(sends);
  if (uncertain === undefined && !sends.every(changedNothing)) return 'final';
  if (uncertain !== undefined && isUndecidable(sends, uncertain)) return 'undecidable';
  // The service keeps what it did under the key that sent it; a send that did nothing bound none.
  const known = sends
    .filter((send) => !changedNothing(send))
    .every(({ keyHash }) => asking.hasKey(keyHash));
  if (!known) return 'other-key';
  const until = resendUntil('payments.apply', sends);
  return until !== null && isForgotten(until, asking.now) ? 'too-old' : null;
}

/** Whether the service may have forgotten the key. A clock set back by more than the spare hour tells no age any more. */
function isForgotten(until: Date, now: Date): boolean {
  return now >= until || until.getTime() - now.getTime() > resendWithinMs + hourMs;
}

function reachedTheService({ outcome, status }: PastSend): boolean {
  return outcome !== 'not-sent' || status !== null;
}

function firstUncertain(sends: readonly PastSend[]): PastSend | undefined {
  return sends.find(({ outcome }) => outcome === 'unknown');
}

/** A stored failure would be read again, a refusal after the unknown send may be its consequence, a conflict may last. */
function isUndecidable(sends: readonly PastSend[], uncertain: PastSend): boolean {
  const last = sends.at(-1);
  const refusedLater = sends.some((send) => send.outcome === 'rejected' && !changedNothing(send));
  const stored = sends.some(({ outcome, replayed }) => outcome === 'unknown' && replayed);
  const lasting =
    last?.status === 409 && Date.parse(last.at) - Date.parse(uncertain.at) >= workedOnMs;
  return refusedLater || stored || lasting;
}

/** The moment from which an unknown send may not be repeated any more; null where it never may be. */
export function resendUntil(operation: WriteOperation, sends: readonly PastSend[]): Date | null {
  const uncertain = firstUncertain(sends);
  if (!writes[operation].isIdempotent || uncertain === undefined) return null;
  if (isUndecidable(sends, uncertain)) return null;
  const first = sends.find(reachedTheService) ?? uncertain;
  return new Date(Date.parse(first.at) + resendWithinMs);
}
