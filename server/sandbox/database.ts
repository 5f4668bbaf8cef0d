import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { schema, type TableName, type Tables } from './schema';
import { createIndexSql, createTableSql, type Table } from './table';

/** A world's own database: `db` for questions, `file` for what needs the driver itself. */
export interface WorldDatabase {
  file: Database.Database;
  db: Kysely<Tables>;
}

/** Orders rows as they were added. */
export const asAdded = sql<number>`rowid`;

/** Opens a database in memory, or in a file that survives the process being killed. */
export function openDatabase(path: string | null): WorldDatabase {
  const file = new Database(path ?? ':memory:');
  file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -65536');
  return { file, db: new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }) }) };
}

/** Runs `work` in one transaction; nothing of it stays when it throws. */
export function inTransaction(file: Database.Database, work: () => void): void {
  file.exec('BEGIN IMMEDIATE');
  try {
    work();
    file.exec('COMMIT');
  } catch (error) {
    file.exec('ROLLBACK');
    throw error;
  }
}

export function createTables(file: Database.Database): void {
  for (const [name, table] of Object.entries(schema)) file.exec(createTableSql(name, table));
}

/** Indexes, and the tables derived from the seeded ones. */
export function createIndexes(file: Database.Database): void {
  for (const [name, table] of Object.entries<Table>(schema)) {
    for (const statement of table.derivation ?? []) file.exec(statement);
    for (const statement of createIndexSql(name, table)) file.exec(statement);
  }
  // Without it the choice between a branch's index and a product's is a guess.
  file.exec('PRAGMA analysis_limit = 200; ANALYZE');
}

const rowsPerStatement = 50;

/** Adds many rows with few statements: a large world's first start is spent here. */
export function insertRows<T extends TableName>(
  file: Database.Database,
  name: T,
  rows: readonly Tables[T][],
): void {
  const columns = Object.keys(schema[name].columns);
  const place = `(${columns.map(() => '?').join(',')})`;
  const prepare = (count: number) =>
    file.prepare(
      `INSERT INTO "${name}" (${columns.map((column) => `"${column}"`).join(',')}) ` +
        `VALUES ${Array.from({ length: count }, () => place).join(',')}`,
    );
  const full = rows.length >= rowsPerStatement ? prepare(rowsPerStatement) : null;
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    const chunk = rows.slice(from, from + rowsPerStatement);
    const values = chunk.flatMap((row) =>
      columns.map((column) => (row as Record<string, unknown>)[column]),
    );
    const statement = chunk.length === rowsPerStatement && full ? full : prepare(chunk.length);
    statement.run(values);
  }
}

/** The file of the demo world below a data directory; created with its directory, readable by its owner only. */
export function demoFile(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return join(dataDir, 'sandbox.db');
}

export function removeDatabase(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
}
