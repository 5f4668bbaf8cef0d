import type { PaymentResends } from '@/contract/session';
import type { AttemptResult } from './attempt-result';

export type { PaymentResends } from '@/contract/session';

/** Why a payment is sent again by itself: what its last send came to. */
export type ResendReason = keyof PaymentResends;

export interface PaymentResend {
  reason: ResendReason;
  afterMs: number;
}

/** A pause after 429 is up to so much longer, so that pages that were told at the same moment do not come back at one. */
const jitter = 0.25;

/**
 * When a payment whose last send ended so is sent again without anybody's asking, with the same key and bytes; null: a person
 * decides. Whether it may be sent at all is the ledger's to say, each time.
 * @param made - why it was sent again before, since a person sent it
 * @param random - at least 0 and less than 1
 */
export function nextResend(
  result: AttemptResult<unknown>,
  made: readonly ResendReason[],
  pauses: PaymentResends,
  random: () => number,
): PaymentResend | null {
  const reason = reasonOf(result);
  if (reason === null) return null;
  const before = made.filter((one) => one === reason).length;
  const pause = pauses[reason][before];
  // An answer that cannot be read is asked for once more: what the service has stored will not read better the third time.
  if (pause === undefined || (before > 0 && isUnreadable(result))) return null;
  return {
    reason,
    afterMs:
      reason === 'limited' ? Math.max(pause, namedMs(result)) * (1 + jitter * random()) : pause,
  };
}

function reasonOf(result: AttemptResult<unknown>): ResendReason | null {
  if (result.kind === 'paused') return 'limited';
  if (result.kind !== 'unknown' || result.settled !== null) return null;
  const { kind, problem } = result.error;
  // Who passed it on to where is not known; that is no case for another try.
  if (problem === 'upstream-redirect') return null;
  switch (kind) {
    case 'rate-limited':
      return 'limited';
    case 'conflict':
      // The key never went out with other bytes, so its first request is still at work (API description, Limits).
      return problem === null ? 'inProcess' : null;
    case 'server':
    case 'network':
    case 'bad-response':
      return 'inDoubt';
    case 'session':
    case 'unauthorized':
    case 'forbidden':
    case 'not-found':
    case 'validation':
    case 'given-up':
      return null;
  }
}

function isUnreadable(result: AttemptResult<unknown>): boolean {
  if (!('error' in result)) return false;
  const { kind, status } = result.error;
  return kind === 'bad-response' || (status !== null && status >= 200 && status < 300);
}

/** How long the gateway asked to wait. */
function namedMs(result: AttemptResult<unknown>): number {
  return 'error' in result && result.error.kind === 'rate-limited'
    ? result.error.retryAfterSeconds * 1000
    : 0;
}
