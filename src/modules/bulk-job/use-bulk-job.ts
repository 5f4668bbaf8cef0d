import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { jobMutations, type JobMove } from '@/api/jobs/mutations';
import type { BulkJob, BulkRowPage } from '@/api/jobs/names';
import { jobQueries } from '@/api/jobs/queries';
import { rowError } from '@/api/jobs/row-error';
import type { JobRowParams } from '@/api/jobs/schemas';
import { bulkView } from './bulk-job-view';
import type { BulkJobView, BulkRowView } from './bulk-view';
import { stopRun, useCurrentRun } from './current-run';
import { goOn } from './go-on';

/** A job wherever it is carried out; null until it was read. Resuming carries it out in this tab. */
export function useBulkJob(id: string): BulkJobView | null {
  return useView(id, useQuery(jobQueries.one(id)).data ?? null);
}

/**
 * A job with a page of its rows, each with what became of it: one answer, so that its numbers are those of its rows. `query` tells
 * how reading it went; `bulk` and `rows` are null until there is one.
 */
export function useBulkRows(id: string, params: JobRowParams) {
  const query = useQuery({ ...jobQueries.rows(id, params), select: withErrors });
  const { data } = query;
  const bulk = useView(id, data?.job ?? null);
  return { bulk, rows: data?.rows ?? null, total: data?.total ?? 0, query };
}

function withErrors({ rows, ...page }: BulkRowPage) {
  return { ...page, rows: rows.map((row): BulkRowView => ({ ...row, error: rowError(row) })) };
}

function useView(id: string, job: BulkJob | null): BulkJobView | null {
  const client = useQueryClient();
  const run = useCurrentRun();
  const { mutate, error } = useMutation(jobMutations.move(id));
  const move = (name: JobMove, then: () => void) => () => mutate(name, { onSuccess: then });
  const resume = move('resume', () => goOn(id, client));
  // Rows on their way come to their end; the gateway lets no other leave.
  const stop = () => {
    if (run?.jobId === id) stopRun();
  };
  if (job === null) return null;
  return {
    ...bulkView(job, run?.jobId === id ? run : null),
    pause: move('pause', stop),
    cancel: move('cancel', stop),
    resume,
    settleUnknown: resume,
    moveError: error?.error ?? null,
  };
}
