import type { Kysely, Migration } from 'kysely';
import type { Person } from '../sessions/person';

/** A view of a list. It is found under its person alone: nobody else's id tells anything. */
export type SavedViewsTable = Person & {
  id: string;
  list: string;
  name: string;
  /** The address it opens, as JSON. */
  search_text: string;
  /** 1: the list opens with it. */
  is_default: number;
  created_at: string;
};

/** The branch that somebody chose last. */
export type LastBranchesTable = Person & {
  branch_id: string;
};

export type PreferenceTables = {
  saved_views: SavedViewsTable;
  last_branches: LastBranchesTable;
};

export const preferenceMigrations: Record<string, Migration> = {
  '019-preferences': {
    async up(database: Kysely<unknown>) {
      const owned = (name: string) =>
        database.schema
          .createTable(name)
          .addColumn('business', 'text', (column) => column.notNull())
          .addColumn('operator', 'text', (column) => column.notNull());
      let views = owned('saved_views')
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('is_default', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('saved_views_of_owner', ['business', 'operator', 'id']);
      for (const name of ['list', 'name', 'search_text', 'created_at']) {
        views = views.addColumn(name, 'text', (column) => column.notNull());
      }
      await views.execute();
      await owned('last_branches')
        .addColumn('branch_id', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('last_branch_of_owner', ['business', 'operator'])
        .execute();
    },
  },
};
