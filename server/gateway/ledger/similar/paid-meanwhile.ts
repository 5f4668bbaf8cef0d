import { idsIn } from '../../payments/parts';
import { maybeAppliedAttempts } from './maybe-applied';
import type { SimilarityRule } from './rule';

/**
 * For a payment that did not leave when it was meant: the newest one that gave one of its purchases anything since, whatever the
 * amount. What there was to pay may be paid by now. One of a job is held against more (see `plannedPart`).
 */
export const paidMeanwhile: SimilarityRule = async (database, { row, parts }) => {
  // An empty list is not SQL in every database.
  if (row.job_id !== null || parts.length === 0) return [];
  const attempt = await maybeAppliedAttempts(database)
    .selectAll('attempts')
    .innerJoin('payment_parts', 'payment_parts.attempt_id', 'attempts.id')
    .where('payment_parts.business', '=', row.business)
    .where('payment_parts.purchase_id', 'in', idsIn(parts))
    // One whose end nobody knows is a lock of its own.
    .where((is) =>
      is.or([is('attempts.state', '=', 'applied'), is('attempts.verdict', '=', 'applied')]),
    )
    .where('attempts.latest_at', '>', row.recorded_at)
    .where('attempts.id', '<>', row.id)
    .orderBy('attempts.latest_at', 'desc')
    .executeTakeFirst();
  return attempt === undefined ? [] : [{ attempt, likeness: 'part' }];
};
