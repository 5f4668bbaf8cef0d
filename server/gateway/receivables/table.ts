import type { Kysely, Migration } from 'kysely';
import type { ReceivablesSnapshot } from '../../../src/contract/receivables-trend';

/** What people saw of a branch's receivables, one row a business day. */
export type SnapshotsTable = {
  business: string;
  branch_id: string;
  day: string;
  at: string;
  current_count: number | null;
  overdue_count: number | null;
} & Pick<ReceivablesSnapshot, 'total' | 'current' | 'overdue'>;

export type ReceivablesTables = {
  receivables_snapshots: SnapshotsTable;
  /** The branches whose summary a session was last answered; it goes with the session. */
  receivables_readers: { session: string; branch_id: string };
};

export const receivablesMigrations: Record<string, Migration> = {
  '015-receivables-snapshots': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('receivables_snapshots')
        .addColumn('business', 'text', (column) => column.notNull())
        .addColumn('branch_id', 'text', (column) => column.notNull())
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('total', 'text')
        .addColumn('current', 'text')
        .addColumn('overdue', 'text')
        .addColumn('current_count', 'integer')
        .addColumn('overdue_count', 'integer')
        .addPrimaryKeyConstraint('receivables_snapshots_of', ['business', 'branch_id', 'day'])
        .execute();
      await database.schema
        .createTable('receivables_readers')
        .addColumn('session', 'text', (column) =>
          column.notNull().references('sessions.id_hash').onDelete('cascade'),
        )
        .addColumn('branch_id', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('receivables_readers_of', ['session', 'branch_id'])
        .execute();
    },
  },
};
