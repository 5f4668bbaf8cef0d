import type { JobRefusal } from '../../../src/contract/bulk-job';
import { writes, type WriteOperation } from '../../../src/contract/writes';
import type { GatewayDatabase } from '../database';
import type { AttemptRow } from '../ledger/tables';

type Reader = Pick<GatewayDatabase, 'selectFrom'>;

/**
 * Why a write that names a job, or goes out under an id that a job planned, is not recorded, and so not sent: in the transaction that
 * would record it, so that nothing of a job leaves once it was paused or cancelled. Null: it is that job's plan, byte for byte. The
 * id of a payment is its idempotency key, so that key goes out with those bytes or not at all.
 */
export async function planRefusal(
  database: Reader,
  attempt: AttemptRow,
): Promise<JobRefusal | null> {
  if (attempt.job_id === null) return (await isPlanned(database, attempt)) ? 'not-planned' : null;
  const planned = await database
    .selectFrom('job_rows as r')
    .innerJoin('jobs as j', 'j.id', 'r.job_id')
    .select(['j.business', 'j.operator', 'j.integration', 'j.state', 'j.kind'])
    .select(['r.record_id', 'r.body_text', 'r.skipped'])
    .where('r.attempt_id', '=', attempt.id)
    .where('j.id', '=', attempt.job_id)
    .executeTakeFirst();
  if (planned === undefined || planned.business !== attempt.business) return 'not-planned';
  const isPlan =
    planned.kind === attempt.operation &&
    isPathOf(planned.kind, planned.record_id, attempt.path) &&
    planned.body_text === attempt.body_text &&
    planned.skipped === null;
  if (!isPlan) return 'not-planned';
  const isOwn =
    planned.operator === attempt.operator && planned.integration === attempt.integration;
  if (!isOwn) return 'not-own';
  return planned.state === 'running' ? null : 'job-state';
}

async function isPlanned(database: Reader, { id }: AttemptRow): Promise<boolean> {
  const row = await database
    .selectFrom('job_rows')
    .select('line')
    .where('attempt_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** What the profile names is the one path of its operation, so it holds no record. */
function isPathOf(kind: WriteOperation, recordId: string, path: string): boolean {
  const { path: own } = writes[kind];
  return typeof own !== 'string' || own.replace('{id}', recordId) === path;
}

/** Why a job does not send one of its rows again; null: it runs. */
export async function stopRefusal(database: Reader, jobId: string): Promise<JobRefusal | null> {
  const job = await database
    .selectFrom('jobs')
    .select('state')
    .where('id', '=', jobId)
    .executeTakeFirst();
  return job?.state === 'running' ? null : 'job-state';
}
