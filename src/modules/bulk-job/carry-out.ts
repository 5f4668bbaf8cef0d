import type { QueryClient } from '@tanstack/react-query';
import { releaseJob } from '@/api/jobs/operations';
import { refreshAfterJob } from '@/api/jobs/refresh';
import { m } from '@/text/generated/messages';
import { runBulkJob } from './bulk-run';
import { isRunning, tellRun } from './current-run';
import { runParts } from './run-through-gateway';

/**
 * Carries a job out in this tab, whatever screen is open, unless the tab is busy with one or another tab has it. What became of
 * it is told by `currentRun`. Leaving the page loses nothing: whichever page is opened next goes on.
 */
export function carryOut(jobId: string, client: QueryClient): void {
  if (isRunning()) return;
  const note = (verdict: 'applied' | 'not-applied') =>
    verdict === 'applied' ? m.bulk_run_note_applied() : m.bulk_run_note_not_applied();
  const parts = runParts(note);
  const leave = () => {
    // Otherwise the page that is opened next would have to wait until this one has been silent for long enough.
    releaseJob(jobId, parts.holder, { keepalive: true }).catch(() => undefined);
  };
  window.addEventListener('pagehide', leave);
  const run = runBulkJob(jobId, parts, (state) => tellRun(state, () => run.stop()));
  void run.ended.finally(() => {
    window.removeEventListener('pagehide', leave);
    refreshAfterJob(client);
  });
}
