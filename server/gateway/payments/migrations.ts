import type { Kysely, Migration } from 'kysely';

/** Nothing is filled in: no screen had sent a payment before there was this table. */
export const paymentMigrations: Record<string, Migration> = {
  '017-payment-parts': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('payment_parts')
        .addColumn('attempt_id', 'text', (column) =>
          column.notNull().references('attempts.id').onDelete('cascade'),
        )
        .addColumn('business', 'text', (column) => column.notNull())
        .addColumn('purchase_id', 'text', (column) => column.notNull())
        .addColumn('amount', 'text')
        .addColumn('ordinal', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('parts_of_attempt', ['attempt_id', 'purchase_id'])
        .execute();
      await database.schema
        .createIndex('payment_parts_of_purchase')
        .unique()
        .on('payment_parts')
        .columns(['business', 'purchase_id', 'ordinal'])
        .execute();
    },
  },
  '029-attempts-by-record': {
    async up(database: Kysely<unknown>) {
      const of = ['business', 'operation'];
      const indexes = {
        attempts_by_record: [...of, 'record_id'],
        attempts_by_provider: [...of, 'provider_id', 'branch_id', 'record_id'],
      };
      for (const [name, columns] of Object.entries(indexes)) {
        await database.schema.createIndex(name).on('attempts').columns(columns).execute();
      }
    },
  },
};
