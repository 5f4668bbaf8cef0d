import type { QueryClient } from '@tanstack/react-query';
import type { PreparedBulkJob } from './bulk-plan';
import { carryOut } from './carry-out';
import { keepPlan } from './keep-plan';

/**
 * Has the gateway keep a confirmed plan and begins to carry it out here. Throws `ApiFailure` when it could not be kept: then the
 * same prepared job may be started again, and goes on with what is there. It is a `mutationFn` as it is. @returns the job's id
 */
export async function startBulkJob(
  prepared: PreparedBulkJob,
  { client }: { client: QueryClient },
): Promise<string> {
  await keepPlan(prepared);
  carryOut(prepared.job.id, client);
  return prepared.job.id;
}
