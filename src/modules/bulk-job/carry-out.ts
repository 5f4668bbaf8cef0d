import type { QueryClient } from '@tanstack/react-query';
import { releaseJob } from '@/api/jobs/operations';
import { refreshDuring } from '@/api/jobs/refresh';
import { m } from '@/text/generated/messages';
import { runBulkJob } from './bulk-run';
import { isRunning, tellRun } from './current-run';
import type { RunState } from './run-state';
import { runParts } from './run-through-gateway';

/**
 * Carries a job out in this tab, whatever screen is open, unless the tab is busy with one or another tab has it. What became of
 * it is told by `currentRun`. Leaving the page loses nothing: whichever page is opened next goes on.
 */
export function carryOut(jobId: string, client: QueryClient): void {
  if (isRunning()) return;
  const note = (verdict: 'applied' | 'not-applied') =>
    verdict === 'applied' ? m.bulk_run_note_applied() : m.bulk_run_note_not_applied();
  const refresh = refreshDuring('products.update', client);
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
