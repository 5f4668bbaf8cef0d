import type { QueryClient } from '@tanstack/react-query';
import { settleAttempt } from '@/api/attempts/operations';
import type { AttemptResult } from '@/api/core/attempt-result';
import { attemptSettings } from '@/api/core/attempt-settings';
import { resendAttempt, sendAttempt } from '@/api/core/attempts';
import { currentProfile } from '@/api/core/profile';
import { wait } from '@/api/core/wait';
import {
  releaseJob,
  amendJob,
  fetchJobRows,
  finishJob,
  leaseJob,
  pauseJob,
} from '@/api/jobs/operations';
import type { BulkJob } from '@/api/jobs/names';
import { refreshDuring } from '@/api/jobs/refresh';
import { seenUpdate } from '@/api/products/seen-update';
import { productPages } from '@/modules/whole-list/whole-products';
import { m } from '@/text/generated/messages';
import { runBulkJob } from './bulk-run';
import { bulkSettings, type BulkSettings } from './bulk-settings';
import { isRunning, tellRun, tabHolder } from './current-run';
import type { BulkGateway, RunParts } from './run-parts';
import type { RunState } from './run-state';

/**
 * Carries a job out in this tab, whatever screen is open, unless the tab is busy with one or another tab has it. What became of
 * it is told by `currentRun`. Leaving the page loses nothing: whichever page is opened next goes on.
 */
export function carryOut(job: AnyJob, client: QueryClient): void {
  if (isRunning()) return;
  const { id: jobId, kind } = job;
  const note = (verdict: 'applied' | 'not-applied') =>
    verdict === 'applied' ? m.bulk_run_note_applied() : m.bulk_run_note_not_applied();
  const refresh = refreshDuring(kind, client);
  const parts = runParts(note, refresh.afterSend);
  const leave = () => {
    // Otherwise the page that is opened next would have to wait until this one has been silent for long enough.
    releaseJob(jobId, parts.holder, { keepalive: true }).catch(() => undefined);
  };
  window.addEventListener('pagehide', leave);
  let end: RunState | null = null;
  const tell = (state: RunState) => tellRun(state, () => run.stop());
  const run = runBulkJob(jobId, parts, (state) => {
    if (state.phase === null) end = state;
    else tell(state);
  });
  const close = async () => {
    window.removeEventListener('pagehide', leave);
    // That it is over waits for what it changed, so that it stands beside no old numbers.
    await refresh.atEnd();
    if (end !== null) tell(end);
  };
  void run.ended.then(close, close);
}

export type AnyJob = Pick<BulkJob, 'id' | 'kind'>;

/** What is noted in the journal for rows that were settled by reading the branch again. */
export type SettledNote = (verdict: 'applied' | 'not-applied') => string;

const following = { read: (body: unknown) => body, priority: 'bulk' } as const;

/** The gateway, for a tab that is called so. */
export function bulkGateway(holder: string, note: SettledNote, rowsAtOnce: number): BulkGateway {
  return {
    lease: (id) => leaseJob(id, holder),
    release: (id) => releaseJob(id, holder),
    pause: pauseJob,
    finish: (id) => finishJob(id, holder),
    amend: (id, rows) => amendJob(id, holder, rows),
    rows: async (id, after) =>
      (await fetchJobRows(id, { after, page: 1, perPage: rowsAtOnce })).rows,
    send: (attempt, again, onLost): Promise<AttemptResult<unknown>> => {
      const told = { ...following, ...(onLost && { onLost }) };
      return again === null
        ? sendAttempt(attempt, told)
        : resendAttempt(attempt, { ...told, ...again }, again);
    },
    settle: (id, verdict) => settleAttempt(id, { verdict, note: note(verdict) }),
    products: productPages,
    seen: (planned, now) => seenUpdate(planned, now, currentProfile()),
  };
}

export function runParts(
  note: SettledNote,
  onSent: RunParts['onSent'],
  settings: BulkSettings = bulkSettings,
): RunParts {
  return {
    gateway: bulkGateway(tabHolder, note, settings.rowsAtOnce),
    settings,
    now: () => Date.now(),
    wait,
    newId: () => crypto.randomUUID(),
    resends: {
      pauses: () => attemptSettings().paymentResends,
      isSeen: () => document.visibilityState === 'visible',
      random: Math.random,
    },
    holder: tabHolder,
    ...(onSent !== undefined && { onSent }),
  };
}
