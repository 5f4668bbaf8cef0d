import type { BulkJob } from '@/api/jobs/names';

/**
 * Rows that came to an end. Those of unknown outcome have only where nothing looks for them any more; those of a cancelled job that
 * were never sent have not.
 */
export function endedRows({ state, counts, total }: Pick<BulkJob, 'state' | 'counts' | 'total'>) {
  const isOver = state === 'done' || state === 'cancelled';
  const open = counts.waiting + counts.sending + (isOver ? 0 : counts.unknown);
  return total - open - counts.cancelled;
}
