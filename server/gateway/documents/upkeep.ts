import { sql } from 'kysely';
import { daysBefore } from '../../business-day';
import type { GatewayDatabase } from '../database';

/**
 * Forgets files that no record and no draft names: a record's files go when the record does. A file comes a little before the
 * draft that names it, so one of today is left alone.
 */
export async function forgetLooseDocuments(database: GatewayDatabase, now: Date): Promise<void> {
  await database
    .deleteFrom('documents')
    .where('saved_at', '<', daysBefore(now, 1))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom((of) =>
              of
                .selectFrom('attempt_documents')
                .select(['business', 'hash'])
                .unionAll(of.selectFrom('attached_files').select(['business', 'hash']))
                .as('named'),
            )
            .select('named.hash')
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
