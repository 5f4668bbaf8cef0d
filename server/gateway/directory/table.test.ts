import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { expect, it } from 'vitest';
import { directoryMigrations, type DirectoryTables } from './table';

it('what people named before there was an address book stays theirs, the rest was learned', async () => {
  const dialect = new SqliteDialect({ database: new Database(':memory:') });
  const database = new Kysely<DirectoryTables>({ dialect });
  await directoryMigrations['004-directory']?.up(database);
  const row = (id: string, source: string) => ({
    business: 'La Tienda',
    kind: 'provider',
    id,
    name: `El ${id}`,
    legal_name: null,
    tax_number: '0614',
    register_number: null,
    email: null,
    branch_id: null,
    source,
    operator: 'Ana',
    at: '2026-11-20T16:00:00.000Z',
  });
  const before = new Kysely<{ directory: ReturnType<typeof row> }>({ dialect });
  for (const source of ['created', 'seen', 'named', 'imported']) {
    await before.insertInto('directory').values(row(source, source)).execute();
  }
  await directoryMigrations['007-address-book']?.up(database);
  const learned = await database.selectFrom('directory').select(['id', 'name']).execute();
  const given = await database.selectFrom('directory_given').selectAll().execute();
  expect(learned.map(({ id }) => id)).toEqual(['created', 'seen']);
  expect(given.map(({ id, name, source }) => [id, name, source])).toEqual([
    ['named', 'El named', 'named'],
    ['imported', 'El imported', 'imported'],
  ]);
  expect(given[0]).toMatchObject({ tax_number: '0614', operator: 'Ana' });
  await database.destroy();
});

it('what an earlier version had not learned yet is learned, and nothing twice', async () => {
  const dialect = new SqliteDialect({ database: new Database(':memory:') });
  const database = new Kysely<{
    attempts: { id: string; business: string; state: string; latest_at: string };
    directory_learned: { attempt_id: string };
    directory_to_learn: DirectoryTables['directory_to_learn'];
  }>({ dialect });
  const at = '2026-11-20T16:00:00.000Z';
  await database.schema
    .createTable('attempts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('business', 'text')
    .addColumn('state', 'text')
    .addColumn('latest_at', 'text')
    .execute();
  await directoryMigrations['004-directory']?.up(database);
  await directoryMigrations['007-address-book']?.up(database);
  for (const [id, state] of [
    ['learned', 'applied'],
    ['left', 'applied'],
    ['refused', 'rejected'],
  ] as const) {
    const row = { id, state, business: 'La Tienda', latest_at: at };
    await database.insertInto('attempts').values(row).execute();
  }
  await database.insertInto('directory_learned').values({ attempt_id: 'learned' }).execute();
  await directoryMigrations['010-to-learn']?.up(database);
  const left = await database.selectFrom('directory_to_learn').selectAll().execute();
  expect(left).toEqual([{ attempt_id: 'left', business: 'La Tienda', at }]);
  await database.destroy();
});
