import type { Kysely, Migration } from 'kysely';
import type { Person } from '../sessions/person';

/** What a person who practises said themselves: a mission they have done, or, as `start`, when they began anew. */
type PracticeProgressTable = Person & { what: string; at: string };

/** What the records of a database are of: the embedded service's made-up business, or a real one. */
export type RecordedService = 'practice' | 'live';

export type PracticeTables = {
  practice_progress: PracticeProgressTable;
  /** One row, from the first start on. */
  records_of: { service: RecordedService };
};

export const practiceMigrations: Record<string, Migration> = {
  '020-practice': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('practice_progress')
        .addColumn('business', 'text', (column) => column.notNull())
        .addColumn('operator', 'text', (column) => column.notNull())
        .addColumn('what', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('practice_progress_of', ['business', 'operator', 'what'])
        .execute();
    },
  },
  '021-records-of': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('records_of')
        .addColumn('service', 'text', (column) => column.notNull())
        .execute();
    },
  },
};
