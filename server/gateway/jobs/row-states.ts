import { sql } from 'kysely';
import type { BulkCounts } from '../../../src/contract/bulk-job';
import { rowOutcomes, type RowOutcome } from '../../../src/contract/bulk-words';
import { writes } from '../../../src/contract/writes';
import type { GatewayDatabase } from '../database';
import type { JobsTable } from './tables';

/**
 * What became of a row, in one place for lists, filters and counts: what the ledger says of its latest attempt, and for a row
 * without effect what the job makes of it. 401 and 403 say that nothing was done for want of a key or a permission. A payment that
 * a person found not applied waits for nothing: it is not sent under another id.
 */
function outcomeIn({ state, kind }: AnyJob) {
  const isIdempotent = writes[kind].isIdempotent ? 1 : 0;
  return sql<RowOutcome>`case
    when a.state in ('recorded', 'sending') then 'sending'
    when a.state = 'applied' or (a.state = 'unknown' and a.verdict = 'applied') then 'applied'
    when a.state = 'unknown' and a.verdict is null then 'unknown'
    when a.state = 'rejected' and coalesce((
      select status from sends where attempt_id = a.id order by number desc limit 1
    ), 0) not in (401, 403) then 'refused'
    when ${isIdempotent} = 1 and a.state = 'unknown' then 'notSent'
    when r.skipped = 'not-sendable' then 'notSent'
    when r.skipped is not null then 'changedMeanwhile'
    when ${state} = 'cancelled' then 'cancelled'
    when ${state} = 'done' then 'notSent'
    else 'waiting'
  end`;
}

type Reader = Pick<GatewayDatabase, 'selectFrom'>;
type AnyJob = Pick<JobsTable, 'id' | 'state' | 'kind'>;

/** The rows of a job (`r`), each with its latest attempt (`a`), where there is one. */
export function rowStates(database: Reader, job: AnyJob) {
  return database
    .selectFrom('job_rows as r')
    .leftJoin('attempts as a', 'a.id', 'r.attempt_id')
    .where('r.job_id', '=', job.id)
    .select(outcomeIn(job).as('outcome'));
}

/** How many rows of a job stand where. */
export async function countRows(database: Reader, job: AnyJob): Promise<BulkCounts> {
  const counted = await database
    .selectFrom(rowStates(database, job).as('rows'))
    .select(['rows.outcome', (select) => select.fn.countAll<number>().as('count')])
    .groupBy('rows.outcome')
    .execute();
  const found = new Map(counted.map(({ outcome, count }) => [outcome, Number(count)]));
  return Object.fromEntries(
    rowOutcomes.map((outcome) => [outcome, found.get(outcome) ?? 0]),
  ) as BulkCounts;
}

/** Rows that wait as soon as the job goes on: of a finished one, those found not to have been applied, and none that cannot be sent. */
export async function countToSend(
  database: Reader,
  job: AnyJob,
  { waiting, notSent }: BulkCounts,
): Promise<number> {
  if (job.state !== 'done' || notSent === 0) return waiting;
  return (await countRows(database, { ...job, state: 'running' })).waiting;
}
