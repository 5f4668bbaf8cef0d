import { asApiError, type ApiError } from './errors';

const awayStatuses = new Set([502, 503, 504]);

/** How often a read is asked again by itself after a failure. Writes never are. */
export function retriesOf(error: ApiError): number {
  switch (error.kind) {
    case 'network':
      // Whoever waited for the whole time limit is told, not made to wait for it twice more.
      return error.problem === 'upstream-timeout' ? 0 : 2;
    case 'server':
      if (isAway(error)) return 2;
      return error.status === 500 ? 1 : 0;
    case 'bad-response':
      // A body that came apart may come whole; a shape, a size or a redirect will not change by asking again.
      return error.field === undefined && error.problem !== 'upstream-too-large' ? 1 : 0;
    case 'rate-limited':
      // Resumed after its pause instead, so that the screen can show the countdown meanwhile.
      return 0;
    case 'session':
    case 'unauthorized':
    case 'forbidden':
    case 'not-found':
    case 'conflict':
    case 'validation':
    case 'given-up':
      return 0;
  }
}

/** TanStack Query's `retry`: whether to ask again after `failures` earlier failures. */
export function shouldRetry(failures: number, thrown: unknown): boolean {
  return failures < retriesOf(asApiError(thrown));
}

/**
 * Milliseconds before the next try: 200 to 400, then 400 to 800. Random, so that screens that failed together do not ask together;
 * short, so that a failure is told within two seconds.
 */
export function retryDelay(failures: number, random: () => number = Math.random): number {
  return 200 * 2 ** failures * (1 + random());
}

const shortestPauseMs = 5_000;
const recoveryMs = 10_000;

/**
 * When a read that stands on a screen asks again although its retries are spent, in milliseconds; false: never by itself.
 * After a 429 that is the pause it named, and up to a second more so that queries do not wake together: at most one probe
 * every five seconds. After a lost connection it is every ten seconds.
 */
export function resumeAfter(failure: { error: unknown; failedAt: number }): number | false {
  if (failure.error === null) return false;
  const error = asApiError(failure.error);
  if (error.kind === 'rate-limited') {
    return Math.max(shortestPauseMs, error.retryAfterSeconds * 1000) + (failure.failedAt % 1000);
  }
  return isAway(error) ? recoveryMs : false;
}

/** The service or the way to it is down, which passes without anybody doing anything. */
export function isAway({ kind, status }: ApiError): boolean {
  return kind === 'network' || (kind === 'server' && status !== null && awayStatuses.has(status));
}
