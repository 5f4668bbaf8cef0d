import * as z from 'zod/mini';
import { bulkJobStates, bulkKinds } from '@/contract/bulk-job';
import { rowOutcomes } from '@/contract/bulk-words';
import { choiceParam, idParam, intParam, pageParam, pageParams } from '../core/params';

/** How many rows a screen or a runner reads at once. */
export const jobRowLimits = { perPage: { minimum: 1, maximum: 500, default: 100 } } as const;

export const jobId = z.object({ id: idParam });

/** Which jobs: those of a kind or in a state, page by page, newest first. */
export const jobListParams = z.object({
  kind: z.optional(choiceParam(bulkKinds)),
  state: z.optional(choiceParam(bulkJobStates)),
  page: pageParam,
});
export type JobListParams = z.infer<typeof jobListParams>;

/** Which rows of a job: a page of those with an outcome; or the next after a line, for whoever reads all. */
export const jobRowParams = z.object({
  outcome: z.optional(choiceParam(rowOutcomes)),
  after: z.optional(intParam(0)),
  ...pageParams(jobRowLimits.perPage),
});
export type JobRowParams = z.infer<typeof jobRowParams>;
