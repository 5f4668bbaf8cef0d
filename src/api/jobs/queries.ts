import { queryOptions } from '@tanstack/react-query';
import { resumeAfter } from '../core/retry';
import { jobKeys } from './keys';
import { fetchJob, fetchJobRows, fetchJobs } from './operations';
import type { BulkJob } from './names';
import type { JobListParams, JobRowParams } from './schemas';

/** How often a job that another tab carries out, or another person, is looked at. */
const runningIntervalMs = 5_000;

export const jobQueries = {
  /** Jobs change by themselves: what was read before is shown and asked for again. */
  list: (params: JobListParams) =>
    queryOptions({
      queryKey: jobKeys.list(params),
      queryFn: () => fetchJobs(params),
      staleTime: 0,
      placeholderData: (previous) => previous,
    }),
  /** The jobs that run, for the line on every screen: asked on focus, and while there is any. */
  running: () =>
    queryOptions({
      queryKey: jobKeys.list({ state: 'running', page: 1 }),
      queryFn: () => fetchJobs({ state: 'running', page: 1 }),
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state: { data, error, errorUpdatedAt } }) =>
        data !== undefined && data.rows.length > 0
          ? runningIntervalMs
          : resumeAfter({ error, failedAt: errorUpdatedAt }),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: jobKeys.one(id),
      queryFn: () => fetchJob(id),
      staleTime: 0,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state: { data, error, errorUpdatedAt } }) =>
        isMoving(data) ? runningIntervalMs : resumeAfter({ error, failedAt: errorUpdatedAt }),
    }),
  rows: (id: string, params: JobRowParams) =>
    queryOptions({
      queryKey: jobKeys.rows(id, params),
      queryFn: () => fetchJobRows(id, params),
      staleTime: 0,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state: { data, error, errorUpdatedAt } }) =>
        isMoving(data?.job ?? undefined)
          ? runningIntervalMs
          : resumeAfter({ error, failedAt: errorUpdatedAt }),
      placeholderData: (previous, query) => (query?.queryKey[2] === id ? previous : undefined),
    }),
};

function isMoving(job: BulkJob | undefined): boolean {
  return job !== undefined && (job.state === 'running' || job.counts.sending > 0);
}
