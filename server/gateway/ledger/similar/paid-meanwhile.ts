import { otherPayments } from './maybe-applied';
import type { SimilarityRule } from './rule';

/**
 * For a payment that did not leave when it was meant: the newest one that gave one of its purchases anything since, whatever the
 * amount. What there was to pay may be paid by now. One of a job is held against more (see `plannedPart`).
 */
export const paidMeanwhile: SimilarityRule = async (database, { row, parts }) => {
  if (row.job_id !== null || parts.length === 0) return [];
  const attempt = await otherPayments(database, { row, parts })
    .selectAll('attempts')
    // One whose end nobody knows is a lock of its own.
    .where((is) =>
      is.or([is('attempts.state', '=', 'applied'), is('attempts.verdict', '=', 'applied')]),
    )
    .where('attempts.latest_at', '>', row.recorded_at)
    .orderBy('attempts.latest_at', 'desc')
    .executeTakeFirst();
  return attempt === undefined ? [] : [{ attempt, likeness: 'part' }];
};
