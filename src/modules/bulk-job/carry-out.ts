import type { QueryClient } from '@tanstack/react-query';
import { staleAfter } from '@/api/invalidation';
import { jobKeys } from '@/api/jobs/keys';
import { m } from '@/text/generated/messages';
import { holdPage } from '../attempt/hold-page';
import { runBulkJob } from './bulk-run';
import { isRunning, tellRun } from './current-run';
import { runParts } from './run-through-gateway';

/** Lists are read again when a run ends, and not for every row. */
const areas = staleAfter('products.update');

/**
 * Carries a job out in this tab, whatever screen is open, unless the tab is busy with one or another tab has it. What became of
 * it is told by `currentRun`.
 */
export function carryOut(jobId: string, client: QueryClient): void {
  if (isRunning()) return;
  const release = holdPage();
  const note = (verdict: 'applied' | 'not-applied') =>
    verdict === 'applied' ? m.bulk_run_note_applied() : m.bulk_run_note_not_applied();
  const run = runBulkJob(jobId, runParts(note), (state) => tellRun(state, () => run.stop()));
  void run.ended.finally(() => {
    release();
    for (const queryKey of [...areas, jobKeys.all]) void client.invalidateQueries({ queryKey });
  });
}
