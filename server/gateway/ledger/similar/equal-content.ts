import type { AttemptRow } from '../tables';
import { maybeAppliedAttempts } from './maybe-applied';
import type { Reader, SimilarityRule } from './rule';

type Content = Pick<AttemptRow, 'business' | 'operation' | 'content_hash'>;

/** How many attempts of equal content there are: each has its number, so that of two at the same moment one is the next. */
export async function countOfEqual(database: Reader, row: Content): Promise<number> {
  const last = await database
    .selectFrom('attempts')
    .select('ordinal')
    .where('business', '=', row.business)
    .where('operation', '=', row.operation)
    .where('content_hash', '=', row.content_hash)
    .orderBy('ordinal', 'desc')
    .executeTakeFirst();
  return last?.ordinal ?? 0;
}

/**
 * The newest attempt of equal content within a day. A change or a deletion of one record means the same when it is made twice, a
 * creation makes another record.
 */
export const equalContent: SimilarityRule = async (database, { row, since }) => {
  if (row.method !== 'POST') return [];
  const attempt = await maybeAppliedAttempts(database)
    .selectAll('attempts')
    .where('business', '=', row.business)
    .where('operation', '=', row.operation)
    .where('content_hash', '=', row.content_hash)
    .where('latest_at', '>', since)
    .where('id', '<>', row.id)
    .orderBy('recorded_at', 'desc')
    .orderBy('ordinal', 'desc')
    .executeTakeFirst();
  return attempt === undefined ? [] : [{ attempt, likeness: 'content' }];
};
