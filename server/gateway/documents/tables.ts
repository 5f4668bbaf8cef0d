import type { Kysely, Migration } from 'kysely';

/** The files of tax documents, each once in a business. */
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

export type DocumentTables = {
  documents: DocumentsTable;
  attempt_documents: AttemptDocumentsTable;
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
};
