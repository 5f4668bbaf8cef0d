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
