import type { JobListParams, JobRowParams } from './schemas';

export const jobKeys = {
  all: ['jobs'] as const,
  list: (params: JobListParams) => [...jobKeys.all, 'list', params] as const,
  one: (id: string) => [...jobKeys.all, 'one', id] as const,
  rows: (id: string, params: JobRowParams) => [...jobKeys.all, 'rows', id, params] as const,
};
