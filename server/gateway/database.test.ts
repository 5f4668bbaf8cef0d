import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from './database';
import { StartError } from './start-error';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trastienda-database-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Leaves the tables as another version of the gateway would. */
function changeAs(statement: string): void {
  const database = new Database(join(folder, 'gateway.db'));
  database.exec(statement);
  database.close();
}

const appliedNames = (): string[] => {
  const database = new Database(join(folder, 'gateway.db'));
  const rows = database.prepare('select name from kysely_migration').all() as { name: string }[];
  database.close();
  return rows.map(({ name }) => name);
};

describe('the tables of the gateway', () => {
  it('are made once, and opened again as they are', async () => {
    await closeDatabase(await openDatabase(folder));
    const made = appliedNames();
    await closeDatabase(await openDatabase(folder));
    expect(made).toContain('001-sessions');
    expect(appliedNames()).toEqual(made);
  });

  it('are left alone when a newer version has changed them, and that is said by name', async () => {
    await closeDatabase(await openDatabase(folder));
    changeAs(
      "insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01'); delete from kysely_migration where name = '029-attempts-by-record'",
    );
    const before = appliedNames();
    const opened = openDatabase(folder);
    await expect(opened).rejects.toThrow(StartError);
    await expect(opened).rejects.toThrow(
      /newer version of Trastienda \(999-later is unknown here\)/,
    );
    expect(appliedNames()).toEqual(before);
  });

  it.each([
    ['holds something else', () => Buffer.alloc(9000, 'no database. ')],
    ['lost all but its first page', (whole: Buffer) => Buffer.from(whole).fill(0xff, 4096)],
  ])('are left alone when their file %s, and what helps is said', async (_what, damage) => {
    await closeDatabase(await openDatabase(folder));
    const file = join(folder, 'gateway.db');
    const bytes = damage(readFileSync(file));
    writeFileSync(file, bytes);
    const opened = openDatabase(folder);
    await expect(opened).rejects.toThrow(StartError);
    await expect(opened).rejects.toThrow(`${file} is damaged`);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  it('that cannot be changed for another reason are no newer version', async () => {
    await closeDatabase(await openDatabase(folder));
    changeAs("delete from kysely_migration where name >= '027-removed-files'");
    const opened = openDatabase(folder);
    await expect(opened).rejects.toThrow('could not be brought up to date');
    await expect(opened).rejects.not.toThrow(StartError);
  });
});
