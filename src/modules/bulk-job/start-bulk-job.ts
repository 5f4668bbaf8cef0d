import type { QueryClient } from '@tanstack/react-query';
import { asApiError, type ApiError } from '@/api/core/errors';
import { bulkLimits, type BulkJob, type BulkRow } from '@/api/jobs/names';
import { addRows, createJob, fetchJob } from '@/api/jobs/operations';
import type { PreparedBulkJob } from './bulk-plan';

/**
 * Has the gateway keep a confirmed plan and begins to carry it out here; it is a `mutationFn` as it is. Throws `ApiFailure` when
 * it is not kept, and nothing of it is sent, or `StartUnknown`: in either case the same prepared job may be started again, and goes
 * on with what is there. @returns the job's id
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

/** Nobody knows whether the gateway has the whole plan, and so carries it out: neither it nor the job was answered. */
export class StartUnknown extends Error {
  override readonly name = 'StartUnknown';
  /** What keeping it met. */
  readonly error: ApiError;

  constructor(lost: unknown) {
    super('Whether the job began is not known', { cause: lost });
    this.error = asApiError(lost);
  }
}

/** Jobs whose last rows have left this page: whatever came of that, the gateway may have them all. */
const wholeOnceSent = new Set<string>();

/**
 * Has the gateway keep a plan, part by part; what it has already is found the same. With the last part the job runs, so where an
 * answer is lost after that, the job itself tells whether it is kept. Throws `ApiFailure` when it is not, or `StartUnknown`.
 */
export async function keepPlan({ job, rows }: PreparedBulkJob): Promise<void> {
  const parts = partsOf(rows);
  const last = parts.at(-1);
  try {
    await createJob(job);
    for (const part of parts) {
      if (part === last) wholeOnceSent.add(job.id);
      await addRows(job.id, { rows: part });
    }
  } catch (lost) {
    if (!wholeOnceSent.has(job.id) || !(await isWhole(job.id, lost))) throw lost;
  }
}

async function isWhole(id: string, lost: unknown): Promise<boolean> {
  try {
    return (await fetchJob(id)).state !== 'planning';
  } catch (unread) {
    if (asApiError(unread).kind === 'not-found') return false;
    throw new StartUnknown(lost);
  }
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
