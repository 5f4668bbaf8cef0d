import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { jobMutations, type JobMove } from '@/api/jobs/mutations';
import { jobQueries } from '@/api/jobs/queries';
import { bulkView } from './bulk-job-view';
import type { BulkJobView } from './bulk-view';
import { stopRun, useCurrentRun } from './current-run';
import { goOn } from './go-on';

/**
 * A job on a screen, wherever it is carried out: `query` tells how reading it went, `bulk` is null until there is one. Resuming
 * carries it out in this tab.
 */
export function useBulkJob(id: string) {
  const client = useQueryClient();
  const query = useQuery(jobQueries.one(id));
  const run = useCurrentRun();
  const { mutate, error } = useMutation(jobMutations.move(id));
  const move = (name: JobMove, then: () => void) => () => mutate(name, { onSuccess: then });
  const resume = move('resume', () => goOn(id, client));
  // Rows on their way come to their end; the gateway lets no other leave.
  const stop = () => {
    if (run?.jobId === id) stopRun();
  };
  const moves = {
    pause: move('pause', stop),
    cancel: move('cancel', stop),
    resume,
    settleUnknown: resume,
  };
  const bulk: BulkJobView | null =
    query.data === undefined
      ? null
      : {
          ...bulkView(query.data, run?.jobId === id ? run : null),
          ...moves,
          moveError: error?.error ?? null,
        };
  return { bulk, query };
}
