import type { Kysely, Migration } from 'kysely';
import { defaultProfile } from '../../../src/contract/profile';
import { attemptContextSchema } from '../../../src/contract/attempt';
import { identitiesOf } from './facts/facts';
import { keptAnswer, writesOfPeople } from './kept-answer';
import { searched, searchText } from './search-text';
import { addIdentities } from './similar/equal-identity';
import type { LedgerTables } from './tables';

export const ledgerMigrations: Record<string, Migration> = {
  '002-ledger': {
    async up(database: Kysely<unknown>) {
      await createAttempts(database);
      await createSends(database);
    },
  },
  '005-journal': {
    async up(database: Kysely<unknown>) {
      for (const name of ['imported_at', 'imported_by']) {
        await database.schema.alterTable('attempts').addColumn(name, 'text').execute();
      }
    },
  },
  '006-journal-search': {
    async up(database: Kysely<unknown>) {
      await searchAll(database as Kysely<LedgerTables>);
      // The search reads this index alone, and not the bodies that stand between the columns of the table.
      await database.schema.dropIndex('attempts_of_business').execute();
      await database.schema
        .createIndex('attempts_searched')
        .on('attempts')
        .columns(['business', 'recorded_at', 'id', 'search'])
        .execute();
    },
  },
  '011-identities': {
    async up(database: Kysely<unknown>) {
      await createIdentities(database);
      await database.schema.alterTable('attempts').addColumn('draft_id', 'text').execute();
      await database.schema
        .createIndex('attempts_of_draft')
        .on('attempts')
        .columns(['draft_id'])
        .execute();
      await identifyAll(database as Kysely<LedgerTables>);
    },
  },
  '028-answers-of-people': {
    async up(database: Kysely<unknown>) {
      await forgetPeople(database as Kysely<LedgerTables>);
    },
  },
};

/** Answers were kept whole once, also where they name employees. */
async function forgetPeople(database: Kysely<LedgerTables>): Promise<void> {
  const told = await database
    .selectFrom('sends')
    .innerJoin('attempts', 'attempts.id', 'sends.attempt_id')
    .select(['sends.attempt_id', 'sends.number', 'sends.answer_text', 'attempts.operation'])
    .where('attempts.operation', 'in', writesOfPeople)
    .where('sends.answer_text', 'is not', null)
    .execute();
  for (const { attempt_id: id, number, answer_text: text, operation } of told) {
    await database
      .updateTable('sends')
      .set({ answer_text: text === null ? null : keptAnswer(operation, text) })
      .where('attempt_id', '=', id)
      .where('number', '=', number)
      .execute();
  }
}

async function createIdentities(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('identities')
    .addColumn('attempt_id', 'text', (column) =>
      column.notNull().references('attempts.id').onDelete('cascade'),
    )
    .addColumn('business', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('ordinal', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('identities_of_attempt', ['attempt_id', 'kind', 'value'])
    .execute();
  await database.schema
    .createIndex('identities_in_order')
    .unique()
    .on('identities')
    .columns(['business', 'kind', 'scope', 'value', 'ordinal'])
    .execute();
}

/** Bodies may be large: a journal is not held in memory whole. */
const together = 200;

/** What was recorded before is held against what comes, like the rest. */
async function identifyAll(database: Kysely<LedgerTables>): Promise<void> {
  let last = { recorded_at: '', id: '' };
  for (;;) {
    const { recorded_at: at, id } = last;
    const rows = await database
      .selectFrom('attempts')
      .select(['id', 'business', 'operation', 'body_text', 'branch_id', 'context', 'recorded_at'])
      .where((is) =>
        is.or([
          is('recorded_at', '>', at),
          is.and([is('recorded_at', '=', at), is('id', '>', id)]),
        ]),
      )
      .orderBy('recorded_at')
      .orderBy('id')
      .limit(together)
      .execute();
    for (const row of rows) {
      await addIdentities(database, row, identitiesOf(row, defaultProfile));
      const { draft } = attemptContextSchema.parse(JSON.parse(row.context));
      if (draft === undefined) continue;
      await database
        .updateTable('attempts')
        .set({ draft_id: draft.toLowerCase() })
        .where('id', '=', row.id)
        .execute();
    }
    const newest = rows.at(-1);
    if (newest === undefined) return;
    last = newest;
  }
}

/** The search began to look at amounts and identifiers; what was recorded before is to be found like the rest. */
async function searchAll(database: Kysely<LedgerTables>): Promise<void> {
  const rows = await database.selectFrom('attempts').select(searched).execute();
  for (const row of rows) {
    const sends = await database
      .selectFrom('sends')
      .select('request_id')
      .where('attempt_id', '=', row.id)
      .execute();
    const search = searchText(
      row,
      sends.map((send) => send.request_id),
    );
    await database.updateTable('attempts').set({ search }).where('id', '=', row.id).execute();
  }
}

async function createAttempts(database: Kysely<unknown>): Promise<void> {
  const required = [
    'business',
    'integration',
    'integration_label',
    'operator',
    'operation',
    'method',
    'path',
    'body_text',
    'body_hash',
    'content_hash',
    'context',
    'state',
    'recorded_at',
    'latest_at',
    'search',
  ];
  const optional = [
    'branch_id',
    'record_id',
    'provider_id',
    'code',
    'name',
    'date',
    'amount',
    'verdict',
    'settled_note',
    'settled_by',
    'settled_at',
  ];
  let table = database.schema
    .createTable('attempts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ordinal', 'integer', (column) => column.notNull());
  for (const name of required) table = table.addColumn(name, 'text', (column) => column.notNull());
  for (const name of optional) table = table.addColumn(name, 'text');
  await table.execute();
  await database.schema
    .createIndex('attempts_of_content')
    .unique()
    .on('attempts')
    .columns(['business', 'operation', 'content_hash', 'ordinal'])
    .execute();
  const indexes = {
    attempts_of_business: ['business', 'recorded_at', 'id'],
    attempts_in_state: ['business', 'state', 'recorded_at'],
    attempts_of_operator: ['business', 'operator', 'recorded_at'],
    attempts_by_age: ['state', 'latest_at'],
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await database.schema.createIndex(name).on('attempts').columns(columns).execute();
  }
}

async function createSends(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('sends')
    .addColumn('attempt_id', 'text', (column) =>
      column.notNull().references('attempts.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('outcome', 'text')
    .addColumn('status', 'integer')
    .addColumn('problem', 'text')
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('key_hash', 'text', (column) => column.notNull())
    .addColumn('replayed', 'integer', (column) => column.notNull())
    .addColumn('answer_text', 'text')
    .addPrimaryKeyConstraint('sends_of_attempt', ['attempt_id', 'number'])
    .execute();
}
