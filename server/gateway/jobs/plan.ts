import type { BulkRow } from '../../../src/contract/bulk-job';
import type { GatewayDatabase } from '../database';
import type { JobRowsTable, JobsTable } from './tables';

type Transaction = Pick<GatewayDatabase, 'selectFrom' | 'insertInto'>;

/** Rows that go into one statement: databases limit how many values it may have. */
const together = 50;

/**
 * Adds rows to a plan; those that are there already must be the same. @returns how many the plan has then; `differs`: one of them
 * stands there otherwise, or its record or its id is another row's.
 */
export async function addRows(
  transaction: Transaction,
  job: JobsTable,
  rows: readonly BulkRow[],
): Promise<number | 'differs'> {
  const here = await transaction
    .selectFrom('job_rows')
    .select(['line', 'record_id', 'body_text', 'attempts_text'])
    .where('job_id', '=', job.id)
    .where('line', 'in', [...new Set(rows.map(({ line }) => line))])
    .execute();
  const known = new Map(here.map((row) => [row.line, row]));
  const fresh: JobRowsTable[] = [];
  for (const row of rows) {
    const planned = known.get(row.line);
    const isSame =
      planned?.record_id === row.recordId &&
      planned.body_text === row.bodyText &&
      (JSON.parse(planned.attempts_text) as string[])[0] === row.attempts[0];
    if (planned === undefined) fresh.push(toColumns(job.id, row));
    else if (!isSame) return 'differs';
  }
  if (fresh.length > 0 && job.state !== 'planning') return 'differs';
  const inserted = await insertAll(transaction, fresh);
  const { count } = await transaction
    .selectFrom('job_rows')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('job_id', '=', job.id)
    .executeTakeFirstOrThrow();
  return inserted < fresh.length || Number(count) > job.total ? 'differs' : Number(count);
}

/** @returns how many were taken: not those whose line, record or id is there already. */
async function insertAll(transaction: Transaction, rows: readonly JobRowsTable[]): Promise<number> {
  let inserted = 0;
  for (let start = 0; start < rows.length; start += together) {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('job_rows')
      .values(rows.slice(start, start + together))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    inserted += Number(numInsertedOrUpdatedRows ?? 0);
  }
  return inserted;
}

function toColumns(jobId: string, row: BulkRow): JobRowsTable {
  return {
    job_id: jobId,
    line: row.line,
    record_id: row.recordId,
    code: row.code,
    name: row.name,
    input_text: JSON.stringify(row.input),
    body_text: row.bodyText,
    attempt_id: row.attempts.at(-1) ?? '',
    attempts_text: JSON.stringify(row.attempts),
    skipped: null,
  };
}
