import type { Kysely, Migration } from 'kysely';
import type { DraftForm } from '../../../src/contract/draft';
import type { Person } from '../sessions/person';

/** Whose drafts. */
export type DraftOwner = Person;

/** What somebody has typed and not sent. It is found under its owner alone: nobody else's id tells anything. */
export type DraftsTable = {
  business: string;
  operator: string;
  id: string;
  form: DraftForm;
  /** The shape of the form when it was saved. */
  schema_version: number;
  /** Counts the saves; a save names the version it goes on from. */
  version: number;
  /** The page that saved it last, and which of its saves that was. */
  tab: string;
  revision: number;
  title: string;
  branch_id: string | null;
  branch_name: string | null;
  /** The record it changes; null where something new is made. */
  subject_id: string | null;
  /** That record as it was read, as JSON. */
  origin_text: string | null;
  /** JSON, and its length in UTF-8. */
  values_text: string;
  bytes: number;
  created_at: string;
  saved_at: string;
};

export const draftMigrations: Record<string, Migration> = {
  '003-drafts': {
    async up(database: Kysely<unknown>) {
      const texts = ['form', 'tab', 'title', 'values_text', 'created_at', 'saved_at'];
      const numbers = ['schema_version', 'version', 'revision', 'bytes'];
      let table = database.schema
        .createTable('drafts')
        .addColumn('business', 'text', (column) => column.notNull())
        .addColumn('operator', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('drafts_of_owner', ['business', 'operator', 'id']);
      for (const name of texts) table = table.addColumn(name, 'text', (column) => column.notNull());
      for (const name of numbers) {
        table = table.addColumn(name, 'integer', (column) => column.notNull());
      }
      await table.addColumn('branch_id', 'text').addColumn('branch_name', 'text').execute();
      await database.schema
        .createIndex('drafts_by_age')
        .on('drafts')
        .columns(['saved_at'])
        .execute();
    },
  },
  '009-drafts-of-changes': {
    async up(database: Kysely<unknown>) {
      for (const name of ['subject_id', 'origin_text']) {
        await database.schema.alterTable('drafts').addColumn(name, 'text').execute();
      }
    },
  },
};
