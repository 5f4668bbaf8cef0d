import type { AttemptResult } from '@/api/core/attempt-result';
import type { ApiError } from '@/api/core/errors';
import type { Amendment, BulkStop } from '@/api/jobs/names';
import { asHalt, Halt } from './halt';
import type { Pace } from './pace';
import type { RowInHand } from './row-in-hand';

type Skip = NonNullable<Amendment['skip']>;

interface SendingParts {
  send: (row: RowInHand) => Promise<AttemptResult<unknown>>;
  /** Leaves a row out for good, in the plan. */
  leaveOut: (row: RowInHand, skip: Skip) => Promise<unknown>;
  /** Waits as long as the pace asks for. */
  pause: () => Promise<void>;
  changed: () => void;
  now: () => number;
  triesPerRow: number;
  pace: Pace;
  signal: AbortSignal;
}

/**
 * Sends rows, some at a time, until none of them waits. What was sent is always waited for, also when the run is stopped or meets
 * what concerns every row; that is then thrown.
 */
export async function sendRows(rows: readonly RowInHand[], parts: SendingParts): Promise<void> {
  const { pace, signal, changed } = parts;
  const queue = rows.filter(({ outcome }) => outcome === 'waiting' || outcome === 'sending');
  const underWay = new Set<Promise<void>>();
  const met: { halt: Halt | null } = { halt: null };

  const launch = (row: RowInHand) => {
    row.outcome = 'sending';
    const sent = parts
      .send(row)
      .then((result) => take(row, result, queue, parts))
      .catch((thrown: unknown) => {
        row.again = true;
        row.outcome = row.outcome === 'sending' ? 'waiting' : row.outcome;
        met.halt ??= asHalt(thrown);
      })
      .finally(() => {
        underWay.delete(sent);
        changed();
      });
    underWay.add(sent);
  };

  for (;;) {
    const stops = met.halt !== null || signal.aborted;
    if (!stops && underWay.size < pace.allowed) {
      const next = queue.shift();
      if (next !== undefined) {
        launch(next);
        continue;
      }
    }
    if (underWay.size > 0) await Promise.race(underWay);
    else if (stops) throw met.halt ?? new Halt(null);
    else if (queue.length === 0) return;
    else await parts.pause();
  }
}

/** Notes what a send came to; whoever has to go again stands first in the queue. */
async function take(
  row: RowInHand,
  result: AttemptResult<unknown>,
  queue: RowInHand[],
  { pace, now, triesPerRow, leaveOut }: SendingParts,
): Promise<void> {
  const after = afterSend(result);
  const goAgain = () => {
    row.outcome = 'waiting';
    row.again = true;
    queue.unshift(row);
  };
  switch (after.kind) {
    case 'ended':
      pace.good();
      row.outcome = after.outcome;
      row.unknownSince = now();
      return;
    case 'settled':
      // The plan is read again before anything is made of it.
      row.outcome = 'unknown';
      return;
    case 'again':
      if (after.pause === 'network') pace.lost();
      else pace.limited(after.seconds);
      return goAgain();
    case 'doubtful':
      row.tries += 1;
      pace.lost();
      if (row.tries < triesPerRow) return goAgain();
      row.outcome = 'notSent';
      await leaveOut(row, 'not-sendable');
      return;
    case 'not-sendable':
      row.outcome = after.skip === 'changed' ? 'changedMeanwhile' : 'notSent';
      await leaveOut(row, after.skip);
      return;
    case 'halt': {
      const { cause, error } = after;
      throw new Halt(cause === 'stopped' ? null : { cause, error });
    }
  }
}

/** What a send means for its row, and for the job. */
type AfterSend =
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
  | { kind: 'not-sendable'; skip: Skip }
  /** What was met concerns every row. */
  | { kind: 'halt'; cause: BulkStop | 'session' | 'stopped'; error: ApiError };

/** Reads one send's result; nothing here is a person's to decide, because the job was confirmed as a whole. */
function afterSend(result: AttemptResult<unknown>): AfterSend {
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
      if (!result.resumable) return { kind: 'not-sendable', skip: 'not-sendable' };
      return error.kind === 'network' ? { kind: 'again', pause: 'network' } : { kind: 'doubtful' };
    case 'refused':
      if (error.kind === 'unauthorized') return { kind: 'halt', cause: 'unauthorized', error };
      if (error.kind === 'forbidden') return { kind: 'halt', cause: 'forbidden', error };
      return { kind: 'ended', outcome: 'refused' };
    case 'similar': {
      const isChanged = result.similar.equal.includes('changed');
      return { kind: 'not-sendable', skip: isChanged ? 'changed' : 'not-sendable' };
    }
  }
}

function isUnheard({ kind, problem, status }: ApiError): boolean {
  return kind === 'network' && problem === null && status === null;
}
