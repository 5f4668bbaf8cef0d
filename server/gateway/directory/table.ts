import type { Kysely, Migration } from 'kysely';
import type { DirectoryKind, GivenSource, LearnedSource } from '../../../src/contract/directory';
import type { LedgerTables } from '../ledger/tables';

/** What both people and writes may say of a record. */
type Named = {
  business: string;
  kind: DirectoryKind;
  id: string;
  name: string | null;
  legal_name: string | null;
  tax_number: string | null;
  register_number: string | null;
  email: string | null;
  operator: string;
  at: string;
};

/** One row per record of a business that was met in a write or an answer, with a name or without one. */
export type LearnedTable = Named & {
  branch_id: string | null;
  code: string | null;
  date: string | null;
  amount: string | null;
  provider_id: string | null;
  source: LearnedSource;
};

/** One row per record that people gave a name; it stands before what was learned and hides none of it for good. */
export type GivenTable = Named & {
  source: GivenSource;
  /** 1: noted as an excluded subject. */
  excluded: number | null;
};

export type DirectoryTables = {
  directory: LearnedTable;
  directory_given: GivenTable;
  /** The records a person last read one by one. */
  directory_opened: {
    business: string;
    operator: string;
    kind: DirectoryKind;
    id: string;
    at: string;
  };
  /** The applied attempts it has not learned from yet; `at` is when they were applied. */
  directory_to_learn: { attempt_id: string; business: string; at: string };
};

const content = [
  'name',
  'legal_name',
  'tax_number',
  'register_number',
  'email',
  'source',
  'operator',
  'at',
] as const;
const given = ['business', 'kind', 'id', ...content] as const;
const optional: readonly string[] = [
  'name',
  'legal_name',
  'tax_number',
  'register_number',
  'email',
  'branch_id',
];
const added = ['code', 'date', 'amount', 'provider_id'] as const;

export const directoryMigrations: Record<string, Migration> = {
  '004-directory': {
    async up(database: Kysely<unknown>) {
      await createTable(database, 'directory', [...content, 'branch_id']);
    },
  },
  '007-address-book': {
    async up(database: Kysely<unknown>) {
      for (const name of added) {
        await database.schema.alterTable('directory').addColumn(name, 'text').execute();
      }
      await createTable(database, 'directory_given', content);
      await database.schema
        .createTable('directory_learned')
        .addColumn('attempt_id', 'text', (column) =>
          column.primaryKey().references('attempts.id').onDelete('cascade'),
        )
        .execute();
      await giveBack(database as Before);
    },
  },
  '010-to-learn': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('directory_to_learn')
        .addColumn('attempt_id', 'text', (column) =>
          column.primaryKey().references('attempts.id').onDelete('cascade'),
        )
        .addColumn('business', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('directory_to_learn_next')
        .on('directory_to_learn')
        .columns(['business', 'at'])
        .execute();
      await keepUnlearned(database as Listed);
      await database.schema.dropTable('directory_learned').execute();
    },
  },
  '014-opened-records': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('directory_opened')
        .addColumn('business', 'text', (column) => column.notNull())
        .addColumn('operator', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('directory_opened_by', ['business', 'operator', 'kind', 'id'])
        .execute();
    },
  },
  '018-excluded-subjects': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .alterTable('directory_given')
        .addColumn('excluded', 'integer')
        .execute();
    },
  },
};

async function createTable(
  database: Kysely<unknown>,
  name: string,
  columns: readonly string[],
): Promise<void> {
  let table = database.schema
    .createTable(name)
    .addColumn('business', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull());
  for (const column of columns) {
    table = optional.includes(column)
      ? table.addColumn(column, 'text')
      : table.addColumn(column, 'text', (definition) => definition.notNull());
  }
  await table.addPrimaryKeyConstraint(`${name}_of_business`, ['business', 'kind', 'id']).execute();
}

/** As it was: what it had learned from was listed, which grew with the journal and was compared with all of it at every look. */
type Listed = Kysely<
  DirectoryTables & LedgerTables & { directory_learned: { attempt_id: string } }
>;

async function keepUnlearned(database: Listed): Promise<void> {
  await database
    .insertInto('directory_to_learn')
    .columns(['attempt_id', 'business', 'at'])
    .expression(
      database
        .selectFrom('attempts')
        .select(['id', 'business', 'latest_at'])
        .where('state', '=', 'applied')
        .where('id', 'not in', database.selectFrom('directory_learned').select('attempt_id')),
    )
    .execute();
}

/** The table as it was: what people named stood in place of what was learned, which is learned again from the journal. */
type Before = Kysely<Record<'directory' | 'directory_given', Omit<GivenTable, 'excluded'>>>;

async function giveBack(database: Before): Promise<void> {
  const byPeople = ['named', 'imported'] as const satisfies GivenSource[];
  const rows = await database
    .selectFrom('directory')
    .select(given)
    .where('source', 'in', byPeople)
    .execute();
  for (const row of rows) await database.insertInto('directory_given').values(row).execute();
  await database.deleteFrom('directory').where('source', 'in', byPeople).execute();
}
