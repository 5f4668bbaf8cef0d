import { idsIn, isAutomatic } from '../../payments/parts';
import { isInDoubt, otherPayments } from './maybe-applied';
import type { SimilarityRule } from './rule';

/**
 * The newest payment of one of the same purchases whose end nobody knows, whoever made it. Until that is known, no one can say
 * what there is to pay: nothing is confirmed here, the other one has to be settled.
 */
export const lockedPurchase: SimilarityRule = async (database, { row, parts }) => {
  if (parts.length === 0) return [];
  const attempt = await otherPayments(database, row, idsIn(parts))
    .selectAll('attempts')
    .where(isInDoubt)
    .orderBy('attempts.recorded_at', 'desc')
    .executeTakeFirst();
  if (attempt === undefined) return [];
  return [{ attempt, likeness: isAutomatic(parts) ? 'provider' : 'purchase' }];
};
