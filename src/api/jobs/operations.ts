import {
  alikeSchema,
  bulkJobListSchema,
  bulkJobSchema,
  bulkRowPageSchema,
} from '@/contract/bulk-job';
import { request, type ApiRequest } from '../core/http';
import { checkParams } from '../core/params';
import { withQuery } from '../core/url';
import type {
  AlikeRow,
  Amendment,
  BulkJob,
  BulkJobList,
  BulkPart,
  BulkRow,
  BulkRowPage,
  BulkStop,
  NewBulkJob,
} from './names';
import {
  jobId,
  jobListParams,
  jobRowParams,
  type JobListParams,
  type JobRowParams,
} from './schemas';

const list = { name: 'jobs.list' };
const one = { name: 'jobs.one' };
const rows = { name: 'jobs.rows' };
const alike = { name: 'jobs.alike' };
const move = { name: 'jobs.move' };

export async function fetchJobs(params: JobListParams): Promise<BulkJobList> {
  const url = withQuery('/gateway/jobs', checkParams(list, jobListParams, params));
  return request({ operation: list, url }, bulkJobListSchema);
}

export async function fetchJob(id: string): Promise<BulkJob> {
  return request({ operation: one, url: urlOf(id) }, bulkJobSchema);
}

export async function fetchJobRows(id: string, params: JobRowParams): Promise<BulkRowPage> {
  const url = withQuery(`${urlOf(id)}/rows`, checkParams(rows, jobRowParams, params));
  return request({ operation: rows, url }, bulkRowPageSchema);
}

// Unlike a write of the service, each of these may be repeated: the second one finds what the first one made.

/** Begins a plan; the same one again is the same job. */
export async function createJob(job: NewBulkJob): Promise<BulkJob> {
  return request(
    { operation: move, url: '/gateway/jobs', method: 'POST', bodyText: JSON.stringify(job) },
    bulkJobSchema,
  );
}

/** The attempts that payments which are only planned may be the same as. */
export async function fetchAlike(job: string, planned: readonly BulkRow[]): Promise<AlikeRow[]> {
  const bodyText = JSON.stringify({ job, rows: planned });
  const url = '/gateway/jobs/alike';
  return (await request({ operation: alike, url, method: 'POST', bodyText }, alikeSchema)).alike;
}

/** Adds rows to a plan; with the last one the job runs. */
export const addRows = (id: string, part: BulkPart) => post(id, 'rows', part);
/** Takes a job for a tab, or keeps it; the answer tells whose it is. */
export const leaseJob = (id: string, holder: string) => post(id, 'lease', { holder });
export const releaseJob = (
  id: string,
  holder: string,
  options: Pick<ApiRequest, 'keepalive'> = {},
) => post(id, 'lease', { holder, release: true }, options);
export const pauseJob = (id: string, cause: BulkStop) => post(id, 'pause', { cause });
export const cancelJob = (id: string) => post(id, 'cancel', {});
export const resumeJob = (id: string) => post(id, 'resume', {});
/** Ends a job of which nothing waits any more. */
export const finishJob = (id: string, holder: string) => post(id, 'finish', { holder });
/** Leaves rows out, or gives those settled as not applied a further id. */
export const amendJob = (id: string, holder: string, amended: Amendment[]) =>
  post(id, 'amend', { holder, rows: amended });

async function post(
  id: string,
  name: string,
  body: object,
  options: Pick<ApiRequest, 'keepalive'> = {},
): Promise<BulkJob> {
  const bodyText = JSON.stringify(body);
  return request(
    { operation: move, url: `${urlOf(id)}/${name}`, method: 'POST', bodyText, ...options },
    bulkJobSchema,
  );
}

function urlOf(id: string): string {
  return `/gateway/jobs/${checkParams(one, jobId, { id }).id}`;
}
