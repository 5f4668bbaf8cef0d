import type { Kysely, Migration } from 'kysely';

/** A signed-in person; the cookie's value is kept only as a hash, the key only encrypted. */
export type SessionsTable = {
  id_hash: string;
  integration: string;
  operator: string;
  sealed_key: string;
  created_at: string;
  used_at: string;
  ends_at: string;
  /** The grant it began with, such as the hash of a code; null: it began with a key. */
  code: string | null;
};

export const sessionMigrations: Record<string, Migration> = {
  '001-sessions': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('sessions')
        .addColumn('id_hash', 'text', (column) => column.primaryKey())
        .addColumn('integration', 'text', (column) => column.notNull())
        .addColumn('operator', 'text', (column) => column.notNull())
        .addColumn('sealed_key', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('used_at', 'text', (column) => column.notNull())
        .addColumn('ends_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('sessions_of_person')
        .on('sessions')
        .columns(['integration', 'operator'])
        .execute();
    },
  },
};

export const sessionCodeMigrations: Record<string, Migration> = {
  '022-session-codes': {
    async up(database: Kysely<unknown>) {
      await database.schema.alterTable('sessions').addColumn('code', 'text').execute();
    },
  },
};

/** Which account a name belongs to: whoever signed in with it first. */
export type AccountNamesTable = { name: string; account: string };

export const accountNameMigrations: Record<string, Migration> = {
  '024-account-names': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('account_names')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('account', 'text', (column) => column.notNull())
        .execute();
    },
  },
};

/** What one answer proved in one session; it goes with the session. */
export type SessionPermissionsTable = {
  session: string;
  operation: string;
  works: number;
  required_scope: string | null;
  at: string;
};

export const permissionMigrations: Record<string, Migration> = {
  '013-session-permissions': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('session_permissions')
        .addColumn('session', 'text', (column) =>
          column.notNull().references('sessions.id_hash').onDelete('cascade'),
        )
        .addColumn('operation', 'text', (column) => column.notNull())
        .addColumn('works', 'integer', (column) => column.notNull())
        .addColumn('required_scope', 'text')
        .addColumn('at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('session_permissions_of', ['session', 'operation'])
        .execute();
    },
  },
};
