import type { Kysely, Migration } from 'kysely';
import type { LedgerTables } from '../ledger/tables';
import { notePurchase, notePurchaseAnswer } from './note';
import type { PurchaseTables } from './tables';

export const purchaseMigrations: Record<string, Migration> = {
  '016-purchases': {
    async up(database: Kysely<unknown>) {
      let table = database.schema
        .createTable('purchases')
        .addColumn('attempt_id', 'text', (column) =>
          column.primaryKey().references('attempts.id').onDelete('cascade'),
        )
        .addColumn('credit_days', 'integer');
      for (const name of texts) table = table.addColumn(name, 'text');
      await table.execute();
      await noteAll(database as Kysely<LedgerTables & PurchaseTables>);
    },
  },
};

const texts = [
  'document_type',
  'generation_code',
  'control_number',
  'due_date',
  'status',
  'told_at',
  'told_document',
  'told_provider',
  'told_to_pay',
];

/** Bodies may be large: a journal is not held in memory whole. */
const together = 200;

/** What was sent before there was a list of it. */
async function noteAll(database: Kysely<LedgerTables & PurchaseTables>): Promise<void> {
  let last = '';
  for (;;) {
    const rows = await database
      .selectFrom('attempts')
      .select(['id', 'operation', 'body_text'])
      .where('operation', '=', 'expenses.create')
      .where('id', '>', last)
      .orderBy('id')
      .limit(together)
      .execute();
    for (const row of rows) {
      await notePurchase(database, row);
      const answer = await database
        .selectFrom('sends')
        .select(['answer_text', 'ended_at'])
        .where('attempt_id', '=', row.id)
        .where('outcome', '=', 'applied')
        .executeTakeFirst();
      if (answer) await notePurchaseAnswer(database, row, answer);
    }
    const newest = rows.at(-1);
    if (newest === undefined) return;
    last = newest.id;
  }
}
