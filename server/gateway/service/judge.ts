import type { Outcome } from '../../../src/contract/outcome';
import type { Profile } from '../../../src/contract/profile';
import { writes, type WriteOperation } from '../../../src/contract/writes';

/**
 * An answer of the service as far as it tells what was done: `told` is its JSON, read, and `outline` the same with nothing
 * in its members that hold others, which is there without reading all of it.
 */
export type Judged = { status: number; outline: unknown; told: unknown };

/** What an answer says was done, by its status and its envelope together (API description, Errors). */
export function outcomeOf(answer: Judged): Outcome {
  const { status } = answer;
  if (status >= 200 && status < 300) return outcomeOfSuccess(answer);
  // A 408 is about time, and may come from a machine between that had passed the request on.
  return status >= 400 && status < 500 && status !== 408 ? 'rejected' : 'unknown';
}

/** The same for a write, where some refusals prove less or more than they seem to. */
export function outcomeOfWrite(
  answer: Judged,
  operation: WriteOperation,
  { rateLimitedMeans }: Pick<Profile, 'rateLimitedMeans'>,
): Outcome {
  if (answer.status === 429) return rateLimitedMeans === 'not-executed' ? 'not-sent' : 'unknown';
  const outcome = outcomeOf(answer);
  if (!writes[operation].isIdempotent) return outcome;
  // The key was never used for other bytes, so its first request is still at work (API description, Limits).
  if (answer.status === 409) return 'unknown';
  // A stored answer may be read back under the same key; a false envelope is not documented for payments.
  return answer.status < 300 && outcome === 'rejected' ? 'unknown' : outcome;
}

function outcomeOfSuccess(answer: Judged): Outcome {
  const envelope = answer.outline;
  if (!isObject(envelope)) return 'unknown';
  const flags = [envelope['status'], envelope['success']].filter(
    (flag) => typeof flag === 'boolean',
  );
  if (flags.includes(false))
    return isObject(answer.told) && hasReasons(answer.told) ? 'rejected' : 'unknown';
  // The body of a failure under a status of success proves neither.
  return flags.length === 0 && 'error' in envelope ? 'unknown' : 'applied';
}

/** Messages by field, in `errors` or, as for providers, in `data`. */
function hasReasons({ errors, data }: Record<string, unknown>): boolean {
  return [errors, data].some((reasons) => {
    if (!isObject(reasons)) return false;
    const messages = Object.values(reasons);
    return messages.length > 0 && messages.every(isMessages);
  });
}

function isMessages(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
