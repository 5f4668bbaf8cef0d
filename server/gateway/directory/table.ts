import type { Kysely, Migration } from 'kysely';
import type { DirectoryKind, DirectorySource } from '../../../src/contract/directory';

/** One row per record of a business that has a name, or was met without one. */
export type DirectoryTable = {
  business: string;
  kind: DirectoryKind;
  id: string;
  name: string | null;
  legal_name: string | null;
  tax_number: string | null;
  register_number: string | null;
  email: string | null;
  branch_id: string | null;
  source: DirectorySource;
  operator: string;
  at: string;
};

export type DirectoryTables = { directory: DirectoryTable };

export const directoryMigrations: Record<string, Migration> = {
  '004-directory': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('directory')
        .addColumn('business', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('name', 'text')
        .addColumn('legal_name', 'text')
        .addColumn('tax_number', 'text')
        .addColumn('register_number', 'text')
        .addColumn('email', 'text')
        .addColumn('branch_id', 'text')
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('operator', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('directory_of_business', ['business', 'kind', 'id'])
        .execute();
    },
  },
};
