import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { mayHaveChanged, type AttemptResult } from '../core/attempt-result';
import { attemptSettings } from '../core/attempt-settings';
import { tellOtherTabs } from '../core/other-tabs';
import { makeStale } from '../core/stale';
import { wait } from '../core/wait';
import { staleAfter, staleAfterAnyAttempt, staleAfterJobStep } from '../invalidation';
import type { BulkJob } from './names';

/** How often a screen with the job's rows, and one with what they change, is read again while rows are sent. */
const pace = { rowsMs: 500, listsMs: 5_000 } as const;

/** Has read again what a job changes, as the same writes one by one do. */
export interface JobRefresh {
  /** After each send: a screen that opens now reads anew, and one that is open soon. */
  afterSend: (result: AttemptResult<unknown>) => void;
  /** When the run is over; it ends when what is open was read, or takes too long. */
  atEnd: () => Promise<void>;
}

export function refreshDuring(kind: BulkJob['kind'], client: QueryClient): JobRefresh {
  const due = new Map<string, QueryKey>();
  const rows = paced(pace.rowsMs, () => makeStale(client, staleAfterJobStep));
  const lists = paced(pace.listsMs, () => {
    const keys = [...due.values()];
    due.clear();
    return makeStale(client, keys);
  });
  return {
    afterSend(result) {
      const keys = mayHaveChanged(result) ? staleAfter(kind) : staleAfterAnyAttempt;
      void makeStale(client, keys, 'closed');
      for (const key of keys) due.set(hashKey(key), key);
      rows.ask();
      lists.ask();
    },
    async atEnd() {
      rows.drop();
      lists.drop();
      const { wait: patience, refreshPatienceMs } = attemptSettings();
      tellOtherTabs(kind);
      const read = makeStale(client, [...staleAfter(kind), ...staleAfterJobStep]);
      await Promise.race([read, patience(refreshPatienceMs)]);
    },
  };
}

/** Does something when asked to, and no more often than this: whoever asks sooner is answered at the end of the pause. */
function paced(milliseconds: number, act: () => Promise<void>) {
  let pause: AbortController | null = null;
  let isAsked = false;
  const ask = () => {
    isAsked = pause !== null;
    if (pause !== null) return;
    void act();
    const own = new AbortController();
    pause = own;
    void wait(milliseconds, own.signal).then(() => {
      if (own.signal.aborted) return;
      pause = null;
      if (isAsked) ask();
    });
  };
  const drop = () => {
    pause?.abort();
    pause = null;
  };
  return { ask, drop };
}
