import type { JobRefusal } from '../../../src/contract/bulk-job';
import { writes } from '../../../src/contract/writes';
import type { GatewayDatabase } from '../database';
import type { AttemptRow } from '../ledger/tables';

/**
 * Why a write that names a job is not recorded, and so not sent: in the transaction that would record it, so that nothing of a job
 * leaves once it was paused or cancelled. Null: it is that job's plan, byte for byte.
 */
export async function planRefusal(
  database: Pick<GatewayDatabase, 'selectFrom'>,
  attempt: AttemptRow,
): Promise<JobRefusal | null> {
  if (attempt.job_id === null) return null;
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
    writes[planned.kind].path.replace('{id}', planned.record_id) === attempt.path &&
    planned.body_text === attempt.body_text &&
    planned.skipped === null;
  if (!isPlan) return 'not-planned';
  const isOwn =
    planned.operator === attempt.operator && planned.integration === attempt.integration;
  if (!isOwn) return 'not-own';
  return planned.state === 'running' ? null : 'job-state';
}
