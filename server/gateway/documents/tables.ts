import type { Kysely, Migration } from 'kysely';
import type { AttachedKind } from '../../../src/contract/attached-file';

/** The files of tax documents, and those that people laid beside a record, each once in a business. */
export type DocumentsTable = {
  business: string;
  /** SHA-256 of its bytes, in hexadecimal. */
  hash: string;
  /** Its bytes in base64: they need be no UTF-8, and no column for bytes is the same in every database. */
  content: string;
  bytes: number;
  saved_at: string;
};

/** Which file an attempt was made from, whether it is there or not. The row goes with its attempt. */
export type AttemptDocumentsTable = {
  attempt_id: string;
  business: string;
  hash: string;
};

/** What people laid beside an attempt, under the name it had. The row goes with its attempt. */
export type AttachedFilesTable = AttemptDocumentsTable & {
  name: string;
  kind: AttachedKind;
  operator: string;
  at: string;
};

/** What was taken away again, without its bytes. The row goes with its attempt. */
export type RemovedFilesTable = AttachedFilesTable & {
  bytes: number;
  removed_by: string;
  removed_at: string;
};

export type DocumentTables = {
  documents: DocumentsTable;
  attempt_documents: AttemptDocumentsTable;
  attached_files: AttachedFilesTable;
  removed_files: RemovedFilesTable;
};

export const documentMigrations: Record<string, Migration> = {
  '023-documents': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('documents')
        .addColumn('business', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('bytes', 'integer', (column) => column.notNull())
        .addColumn('saved_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('documents_of_business', ['business', 'hash'])
        .execute();
      await database.schema
        .createTable('attempt_documents')
        .addColumn('attempt_id', 'text', (column) =>
          column.primaryKey().references('attempts.id').onDelete('cascade'),
        )
        .addColumn('business', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('attempts_of_document')
        .on('attempt_documents')
        .columns(['business', 'hash'])
        .execute();
    },
  },
  '026-attached-files': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('attached_files')
        .addColumn('attempt_id', 'text', (column) =>
          column.notNull().references('attempts.id').onDelete('cascade'),
        )
        .addColumn('business', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('operator', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('files_of_attempt', ['attempt_id', 'hash'])
        .execute();
      await database.schema
        .createIndex('attached_files_of_document')
        .on('attached_files')
        .columns(['business', 'hash'])
        .execute();
    },
  },
  '027-removed-files': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('removed_files')
        .addColumn('attempt_id', 'text', (column) =>
          column.notNull().references('attempts.id').onDelete('cascade'),
        )
        .addColumn('business', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('operator', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('bytes', 'integer', (column) => column.notNull())
        .addColumn('removed_by', 'text', (column) => column.notNull())
        .addColumn('removed_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('removed_files_of_attempt')
        .on('removed_files')
        .column('attempt_id')
        .execute();
    },
  },
};
