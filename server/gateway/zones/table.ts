import type { Kysely, Migration } from 'kysely';

/** What the labor rules in force for a business called its time zone when somebody last read them. */
export type LaborZonesTable = { business: string; zone: string };

export const zoneMigrations: Record<string, Migration> = {
  '025-labor-zones': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('labor_zones')
        .addColumn('business', 'text', (column) => column.primaryKey())
        .addColumn('zone', 'text', (column) => column.notNull())
        .execute();
    },
  },
};
