import * as z from 'zod/mini';
import {
  bulkJobListSchema,
  bulkJobSchema,
  bulkJobStates,
  bulkRowPageSchema,
  type BulkJob,
  type BulkJobList,
  type BulkRowPage,
} from '@/contract/bulk-job';
import { rowOutcomes } from '@/contract/bulk-words';
import { choiceParam, idParam, intParam } from '../core/params';
import { readShape } from '../core/shape';

/** How many rows a screen or a runner reads at once. */
export const jobRowLimits = { perPage: { minimum: 1, maximum: 500, default: 100 } } as const;

export const jobId = z.object({ id: idParam });

/** Which jobs: those in a state, page by page, newest first. */
export const jobListParams = z.object({
  state: z.optional(choiceParam(bulkJobStates)),
  page: intParam(1),
});
export type JobListParams = z.infer<typeof jobListParams>;

/** Which rows of a job: a page of those with an outcome; or the next after a line, for whoever reads all. */
export const jobRowParams = z.object({
  outcome: z.optional(choiceParam(rowOutcomes)),
  after: z.optional(intParam(0)),
  page: intParam(1),
  perPage: intParam(jobRowLimits.perPage.minimum, jobRowLimits.perPage.maximum),
});
export type JobRowParams = z.infer<typeof jobRowParams>;

export function readJob(body: unknown): BulkJob {
  return readShape(bulkJobSchema, body);
}

export function readJobList(body: unknown): BulkJobList {
  return readShape(bulkJobListSchema, body);
}

export function readJobRows(body: unknown): BulkRowPage {
  return readShape(bulkRowPageSchema, body);
}
