import type { QueryClient } from '@tanstack/react-query';
import { bulkLimits, type BulkJob, type BulkRow } from '@/api/jobs/names';
import { addRows, createJob } from '@/api/jobs/operations';
import type { PreparedBulkJob } from './bulk-plan';

/**
 * Has the gateway keep a confirmed plan and begins to carry it out here. Throws `ApiFailure` when it could not be kept: then the
 * same prepared job may be started again, and goes on with what is there. It is a `mutationFn` as it is. @returns the job's id
 */
export async function startBulkJob(
  prepared: PreparedBulkJob,
  { client }: { client: QueryClient },
): Promise<string> {
  await keepPlan(prepared);
  goOn(prepared.job, client);
  return prepared.job.id;
}

/**
 * Carries a job out in this tab. What does that is loaded with the first job, for most visits have none; should it not arrive,
 * the line on every screen tries again.
 */
export function goOn(job: Pick<BulkJob, 'id' | 'kind'>, client: QueryClient): void {
  void import('./carry-out').then(
    ({ carryOut }) => carryOut(job, client),
    () => undefined,
  );
}

/** Well below what a request may hold, whatever is typed into rows. */
const partCharacters = 256 * 1024;

/** Has the gateway keep a plan, part by part; what it has already is found the same. Throws `ApiFailure`. */
export async function keepPlan({ job, rows }: PreparedBulkJob): Promise<void> {
  await createJob(job);
  for (const part of partsOf(rows)) await addRows(job.id, { rows: part });
}

/** Parts of a plan, each small enough for one request. */
export function partsOf(rows: readonly BulkRow[]): BulkRow[][] {
  const parts: BulkRow[][] = [];
  let size = Infinity;
  for (const row of rows) {
    const own = JSON.stringify(row).length;
    const current = parts.at(-1);
    const fits = size + own <= partCharacters && (current?.length ?? 0) < bulkLimits.rowsInPart;
    if (current !== undefined && fits) {
      current.push(row);
      size += own;
    } else {
      parts.push([row]);
      size = own;
    }
  }
  return parts;
}
