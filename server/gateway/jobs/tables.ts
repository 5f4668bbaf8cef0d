import type { Kysely, Migration } from 'kysely';
import type { BulkJobState, BulkKind, BulkStop, RowSkip } from '../../../src/contract/bulk-job';

/** One row per bulk job; how far it is stands in its rows and in the ledger, not here. */
export type JobsTable = {
  id: string;
  business: string;
  integration: string;
  integration_label: string;
  operator: string;
  kind: BulkKind;
  branch_id: string;
  branch_name: string;
  title: string;
  total: number;
  state: BulkJobState;
  created_at: string;
  active_at: string;
  stop_cause: BulkStop | null;
  stopped_by: string | null;
  stopped_at: string | null;
  /** The tab that carries it out, and until when nobody else may. */
  lease_holder: string | null;
  lease_until: string | null;
};

/** One row per record to be changed. */
export type JobRowsTable = {
  job_id: string;
  line: number;
  record_id: string;
  code: string;
  name: string;
  /** JSON of what the change was made of. */
  input_text: string;
  /** What is sent, byte for byte. */
  body_text: string;
  /** The id it is sent under now. */
  attempt_id: string;
  /** JSON: all its ids, the latest last. */
  attempts_text: string;
  skipped: RowSkip | null;
};

export type JobTables = { jobs: JobsTable; job_rows: JobRowsTable };

const jobTexts = [
  'business',
  'integration',
  'integration_label',
  'operator',
  'kind',
  'branch_id',
  'branch_name',
  'title',
  'state',
  'created_at',
  'active_at',
];
const jobOptional = ['stop_cause', 'stopped_by', 'stopped_at', 'lease_holder', 'lease_until'];
const rowTexts = [
  'record_id',
  'code',
  'name',
  'input_text',
  'body_text',
  'attempt_id',
  'attempts_text',
];

export const jobMigrations: Record<string, Migration> = {
  '008-bulk-jobs': {
    async up(database: Kysely<unknown>) {
      await createJobs(database);
      await createRows(database);
      await database.schema.alterTable('attempts').addColumn('job_id', 'text').execute();
      await database.schema
        .createIndex('attempts_of_job')
        .on('attempts')
        .columns(['job_id', 'recorded_at'])
        .execute();
    },
  },
};

async function createJobs(database: Kysely<unknown>): Promise<void> {
  let table = database.schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('total', 'integer', (column) => column.notNull());
  for (const name of jobTexts) table = table.addColumn(name, 'text', (column) => column.notNull());
  for (const name of jobOptional) table = table.addColumn(name, 'text');
  await table.execute();
  await database.schema
    .createIndex('jobs_of_business')
    .on('jobs')
    .columns(['business', 'created_at', 'id'])
    .execute();
}

async function createRows(database: Kysely<unknown>): Promise<void> {
  let table = database.schema
    .createTable('job_rows')
    .addColumn('job_id', 'text', (column) =>
      column.notNull().references('jobs.id').onDelete('cascade'),
    )
    .addColumn('line', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('rows_of_job', ['job_id', 'line']);
  for (const name of rowTexts) table = table.addColumn(name, 'text', (column) => column.notNull());
  await table.addColumn('skipped', 'text').execute();
  // A record is changed once in a job, and an id stands for one row of one job.
  await unique(database, 'rows_by_record', ['job_id', 'record_id']);
  await unique(database, 'rows_by_attempt', ['attempt_id']);
}

async function unique(database: Kysely<unknown>, name: string, columns: string[]): Promise<void> {
  await database.schema.createIndex(name).unique().on('job_rows').columns(columns).execute();
}
