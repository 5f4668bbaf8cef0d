import { idsIn } from '../../payments/parts';
import { isKnownSince, otherPayments } from './maybe-applied';
import type { SimilarityRule } from './rule';
import { seenUntil } from './seen-until';

/**
 * The newest payment that gave one of the purchases anything since they were read for this one, or since this one was meant and did
 * not leave, whatever the amount. What there was to pay may be paid by now. One of a job is held against more (see `plannedPart`).
 */
export const paidMeanwhile: SimilarityRule = async (database, { row, parts }) => {
  if (row.job_id !== null || parts.length === 0) return [];
  const attempt = await otherPayments(database, row, idsIn(parts))
    .selectAll('attempts')
    // One whose end nobody knows is a lock of its own.
    .where(isKnownSince(seenUntil(row, row.recorded_at)))
    .orderBy('attempts.latest_at', 'desc')
    .executeTakeFirst();
  return attempt === undefined ? [] : [{ attempt, likeness: 'part' }];
};
