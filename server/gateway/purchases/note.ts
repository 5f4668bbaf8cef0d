import type { Kysely } from 'kysely';
import type { AttemptsTable, LedgerTables, SendsTable } from '../ledger/tables';
import { answeredIn, sentIn } from './read';
import type { PurchaseTables } from './tables';

type Transaction = Pick<
  Kysely<LedgerTables & PurchaseTables>,
  'selectFrom' | 'insertInto' | 'updateTable'
>;
type Sent = Pick<AttemptsTable, 'id' | 'operation' | 'body_text'>;

/** Notes an attempt among the purchases, in the transaction that records it; any other write is left alone. */
export async function notePurchase(transaction: Transaction, row: Sent): Promise<void> {
  if (row.operation !== 'expenses.create') return;
  const nothing = {
    status: null,
    told_at: null,
    told_document: null,
    told_provider: null,
    told_to_pay: null,
  };
  await transaction
    .insertInto('purchases')
    .values({ attempt_id: row.id, ...sentIn(row.body_text), ...nothing })
    .execute();
}

/** Adds what the service answered when it recorded the purchase. */
export async function notePurchaseAnswer(
  transaction: Transaction,
  { id }: Pick<AttemptsTable, 'id'>,
  { answer_text, ended_at }: Pick<SendsTable, 'answer_text' | 'ended_at'>,
): Promise<void> {
  const { status, ...codes } = answeredIn(answer_text);
  const known = await transaction
    .selectFrom('purchases')
    .select(['generation_code', 'control_number'])
    .where('attempt_id', '=', id)
    .executeTakeFirst();
  if (known === undefined) return;
  await transaction
    .updateTable('purchases')
    .set({
      generation_code: known.generation_code ?? codes.generation_code,
      control_number: known.control_number ?? codes.control_number,
      status,
      told_at: ended_at,
    })
    .where('attempt_id', '=', id)
    .execute();
}
