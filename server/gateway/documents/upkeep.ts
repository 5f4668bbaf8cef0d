import { sql } from 'kysely';
import type { GatewayDatabase } from '../database';

const dayMs = 86_400_000;

/**
 * Forgets files that no record and no draft names: a record's file goes when the record does. A file comes a little before the
 * draft that names it, so one of today is left alone.
 */
export async function forgetLooseDocuments(database: GatewayDatabase, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - dayMs).toISOString();
  await database
    .deleteFrom('documents')
    .where('saved_at', '<', limit)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('attempt_documents as named')
            .select('named.attempt_id')
            .whereRef('named.business', '=', 'documents.business')
            .whereRef('named.hash', '=', 'documents.hash'),
        ),
      ),
    )
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('drafts')
            .select('drafts.id')
            .whereRef('drafts.business', '=', 'documents.business')
            .where('drafts.form', '=', 'purchases')
            .where(sql<boolean>`drafts.values_text like '%' || documents.hash || '%'`),
        ),
      ),
    )
    .execute();
}
