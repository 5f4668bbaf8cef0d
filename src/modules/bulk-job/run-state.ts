import { rowOutcomes } from '@/api/jobs/names';
import type { BulkPhase, BulkProgress, BulkStanding } from './bulk-view';
import type { RowInHand } from './row-in-hand';

/** How a run of this tab goes. */
export interface RunState {
  jobId: string;
  /** Null before its rows are known. */
  progress: BulkProgress | null;
  /** Null once it has ended. */
  phase: BulkPhase | null;
  /** Why it ended before the job did; null: it goes on, the job is done, or was stopped elsewhere. */
  standing: BulkStanding | null;
  undecided: number;
}

export function progressOf(rows: readonly RowInHand[]): BulkProgress {
  const counts = Object.fromEntries(rowOutcomes.map((outcome) => [outcome, 0])) as BulkProgress;
  for (const { outcome } of rows) counts[outcome] += 1;
  return { ...counts, total: rows.length };
}
