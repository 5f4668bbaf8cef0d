import type { Kysely } from 'kysely';
import { attemptContextSchema } from '../../../src/contract/attempt';
import type { AttemptsTable } from '../ledger/tables';
import type { DocumentTables } from './tables';

type Sent = Pick<AttemptsTable, 'id' | 'business' | 'operation' | 'context'>;

/**
 * Notes the file a purchase was made from, in the transaction that records it. The file itself may come before or after: nothing
 * waits for it. Of any other write no file is kept.
 */
export async function noteDocument(
  transaction: Pick<Kysely<DocumentTables>, 'insertInto'>,
  { id, business, operation, context }: Sent,
): Promise<void> {
  if (operation !== 'expenses.create') return;
  const { document: hash } = attemptContextSchema.parse(JSON.parse(context));
  if (hash === undefined) return;
  await transaction
    .insertInto('attempt_documents')
    .values({ attempt_id: id, business, hash })
    .execute();
}
