import { maybeAppliedAttempts } from './maybe-applied';
import type { SimilarityRule } from './rule';

/**
 * For a change that did not leave when it was meant: the newest other change of the same record since. Sent now, it would undo that
 * one. A first send is as new as a change can be.
 */
export const changedSince: SimilarityRule = async (database, { row }) => {
  if (row.method !== 'PUT' || row.record_id === null || row.state === 'recorded') return [];
  const attempt = await maybeAppliedAttempts(database)
    .selectAll('attempts')
    .where('business', '=', row.business)
    .where('operation', '=', row.operation)
    .where('record_id', '=', row.record_id)
    .where('latest_at', '>', row.recorded_at)
    .where('id', '<>', row.id)
    .orderBy('latest_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return attempt === undefined ? [] : [{ attempt, likeness: 'changed' }];
};
