import type { AttemptResult } from '@/api/core/attempt-result';
import type { ApiError } from '@/api/core/errors';
import type { BulkStop } from '@/api/jobs/names';

/** What a send means for its row, and for the job. */
export type AfterSend =
  /** The row came to an end, or to where nobody knows it. */
  | { kind: 'ended'; outcome: 'applied' | 'refused' | 'unknown' }
  /** Somebody settled it meanwhile, so the plan has to be read again. */
  | { kind: 'settled' }
  /** Nothing happened, or the ledger has to be asked whether it did: the same attempt goes on after a pause. */
  | { kind: 'again'; pause: 'rate-limit'; seconds: number }
  | { kind: 'again'; pause: 'network' }
  /** It failed in a way that may pass, but is nothing to wait for. */
  | { kind: 'doubtful' }
  /** The same attempt would always meet this. */
  | { kind: 'not-sendable' }
  /** What was met concerns every row. */
  | { kind: 'halt'; cause: BulkStop | 'session' | 'stopped'; error: ApiError };

/** Reads one send's result; nothing here is a person's to decide, because the job was confirmed as a whole. */
export function afterSend(result: AttemptResult<unknown>): AfterSend {
  if (result.kind === 'applied') return { kind: 'ended', outcome: 'applied' };
  const { error } = result;
  if (error.problem === 'job-refused') return { kind: 'halt', cause: 'stopped', error };
  switch (result.kind) {
    case 'unknown':
      if (result.settled !== null) return { kind: 'settled' };
      // The gateway itself was not there to tell; whether anything left stands in its ledger.
      return isUnheard(error)
        ? { kind: 'again', pause: 'network' }
        : { kind: 'ended', outcome: 'unknown' };
    case 'paused':
      return { kind: 'again', pause: 'rate-limit', seconds: result.error.retryAfterSeconds };
    case 'not-sent':
      if (error.kind === 'session') return { kind: 'halt', cause: 'session', error };
      if (!result.resumable) return { kind: 'not-sendable' };
      return error.kind === 'network' ? { kind: 'again', pause: 'network' } : { kind: 'doubtful' };
    case 'refused':
      if (error.kind === 'unauthorized') return { kind: 'halt', cause: 'unauthorized', error };
      if (error.kind === 'forbidden') return { kind: 'halt', cause: 'forbidden', error };
      return { kind: 'ended', outcome: 'refused' };
    case 'similar':
      return { kind: 'not-sendable' };
  }
}

function isUnheard({ kind, problem, status }: ApiError): boolean {
  return kind === 'network' && problem === null && status === null;
}
