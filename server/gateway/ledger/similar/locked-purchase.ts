import { idsIn, isAutomatic } from '../../payments/parts';
import { maybeAppliedAttempts } from './maybe-applied';
import type { SimilarityRule } from './rule';

/**
 * The newest payment of one of the same purchases whose end nobody knows, whoever made it. Until that is known, no one can say
 * what there is to pay: nothing is confirmed here, the other one has to be settled.
 */
export const lockedPurchase: SimilarityRule = async (database, { row, parts }) => {
  // An empty list is not SQL in every database.
  if (parts.length === 0) return [];
  const attempt = await maybeAppliedAttempts(database)
    .selectAll('attempts')
    .innerJoin('payment_parts', 'payment_parts.attempt_id', 'attempts.id')
    .where('payment_parts.business', '=', row.business)
    .where('payment_parts.purchase_id', 'in', idsIn(parts))
    .where('attempts.state', '<>', 'applied')
    .where('attempts.verdict', 'is', null)
    .where('attempts.id', '<>', row.id)
    .orderBy('attempts.recorded_at', 'desc')
    .executeTakeFirst();
  if (attempt === undefined) return [];
  return [{ attempt, likeness: isAutomatic(parts) ? 'provider' : 'purchase' }];
};
