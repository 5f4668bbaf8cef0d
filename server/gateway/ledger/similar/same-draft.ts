import { maybeAppliedAttempts } from './maybe-applied';
import type { SimilarityRule } from './rule';

/**
 * The newest attempt made from the same draft of the same person whose outcome nobody knows: what is typed into it since, on
 * whichever computer, may be the same intention. A creation that was applied counts, too: only a newer version of its draft is
 * still there to be sent.
 */
export const sameDraft: SimilarityRule = async (database, { row }) => {
  if (row.draft_id === null) return [];
  const made = maybeAppliedAttempts(database)
    .selectAll('attempts')
    .where('business', '=', row.business)
    .where('operator', '=', row.operator)
    .where('draft_id', '=', row.draft_id)
    .where('id', '<>', row.id)
    .orderBy('recorded_at', 'desc')
    .orderBy('id', 'desc');
  const unresolved = made.where('state', '<>', 'applied').where('verdict', 'is', null);
  const attempt = await (row.method === 'POST' ? made : unresolved).executeTakeFirst();
  return attempt === undefined ? [] : [{ attempt, likeness: 'draft' }];
};
