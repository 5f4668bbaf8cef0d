import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator, sql, SqliteDialect, type Migration } from 'kysely';
import Database from 'libsql';
import { directoryMigrations, type DirectoryTables } from './directory/table';
import { documentMigrations, type DocumentTables } from './documents/tables';
import { draftMigrations, type DraftsTable } from './drafts/table';
import { jobMigrations, type JobTables } from './jobs/tables';
import { ledgerMigrations } from './ledger/migrations';
import type { LedgerTables } from './ledger/tables';
import { paymentMigrations } from './payments/migrations';
import type { PaymentTables } from './payments/tables';
import { practiceMigrations, type PracticeTables } from './practice/table';
import { preferenceMigrations, type PreferenceTables } from './preferences/table';
import { purchaseMigrations } from './purchases/migrations';
import type { PurchaseTables } from './purchases/tables';
import { receivablesMigrations, type ReceivablesTables } from './receivables/table';
import {
  accountNameMigrations,
  permissionMigrations,
  sessionCodeMigrations,
  sessionMigrations,
  type AccountNamesTable,
  type SessionPermissionsTable,
  type SessionsTable,
} from './sessions/table';
import { StartError } from './start-error';
import { zoneMigrations, type LaborZonesTable } from './zones/table';

/** Every table of the gateway; instants are ISO 8601 texts in UTC, which sort and compare alike in every database. */
export type GatewayTables = {
  sessions: SessionsTable;
  session_permissions: SessionPermissionsTable;
  account_names: AccountNamesTable;
  labor_zones: LaborZonesTable;
  drafts: DraftsTable;
} & LedgerTables &
  DirectoryTables &
  DocumentTables &
  JobTables &
  PaymentTables &
  PracticeTables &
  PreferenceTables &
  PurchaseTables &
  ReceivablesTables;

export type GatewayDatabase = Kysely<GatewayTables>;

/** In the order they are applied; a name, once shipped, keeps its meaning. */
const migrations: Record<string, Migration> = {
  ...sessionMigrations,
  ...ledgerMigrations,
  ...draftMigrations,
  ...directoryMigrations,
  ...jobMigrations,
  ...permissionMigrations,
  ...receivablesMigrations,
  ...purchaseMigrations,
  ...paymentMigrations,
  ...preferenceMigrations,
  ...practiceMigrations,
  ...sessionCodeMigrations,
  ...documentMigrations,
  ...accountNameMigrations,
  ...zoneMigrations,
};

/**
 * Opens `gateway.db` of the data folder and brings its tables up to date.
 * @throws StartError when it is damaged, or a newer version has changed its tables; nothing is written then.
 */
export async function openDatabase(folder: string): Promise<GatewayDatabase> {
  const file = join(folder, 'gateway.db');
  const database = new Kysely<GatewayTables>({
    dialect: new SqliteDialect({ database: connectionTo(file) }),
  });
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return database;
  const later = await unknownMigration(database);
  await database.destroy();
  if (later !== null) {
    throw new StartError(
      `DATA_DIR ${folder} was last used by a newer version of Trastienda (${later} is unknown here), and was left as it is. ` +
        'Start that version, or give this one a copy of the folder that was made before it.',
    );
  }
  if (isDamage(error)) throw damaged(file);
  throw new Error('The gateway database could not be brought up to date.', { cause: error });
}

function connectionTo(file: string): Database.Database {
  const connection = new Database(file);
  chmodSync(file, 0o600);
  try {
    connection.pragma('journal_mode = WAL');
    connection.pragma('synchronous = FULL');
    connection.pragma('foreign_keys = ON');
    return connection;
  } catch (error) {
    connection.close();
    throw isDamage(error) ? damaged(file) : error;
  }
}

const isDamage = (error: unknown): boolean =>
  error instanceof Database.SqliteError && ['SQLITE_NOTADB', 'SQLITE_CORRUPT'].includes(error.code);

const damaged = (file: string) =>
  new StartError(
    `${file} is damaged, and was left as it is. Put a copy of it in its place. Without one, move it away: ` +
      'the journal, the drafts and the directory begin anew, and what was sent before is known to the service alone.',
  );

/** The first change of the tables that only another version knows; null: there is none, or nothing can be read. */
async function unknownMigration(database: GatewayDatabase): Promise<string | null> {
  const applied = sql<{ name: string }>`select name from kysely_migration order by name`;
  const { rows } = await applied.execute(database).catch(() => ({ rows: [] }));
  return rows.find(({ name }) => !Object.hasOwn(migrations, name))?.name ?? null;
}

/** Closes the database with everything in its one file, so that a copy of the file is a whole backup. */
export async function closeDatabase(database: GatewayDatabase): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(database);
  await database.destroy();
}
