import { mutationOptions } from '@tanstack/react-query';
import { makeStale } from '../core/stale';
import { staleAfterJobStep } from '../invalidation';
import { jobKeys } from './keys';
import { cancelJob, pauseJob, resumeJob } from './operations';
import type { BulkJob } from './names';

/** What a person does with a job, wherever it is carried out. */
export type JobMove = 'pause' | 'resume' | 'cancel';

const moves: Record<JobMove, (id: string) => Promise<BulkJob>> = {
  pause: (id) => pauseJob(id, 'person'),
  resume: (id) => resumeJob(id),
  cancel: (id) => cancelJob(id),
};

export const jobMutations = {
  move: (id: string) =>
    mutationOptions({
      mutationFn: (move: JobMove) => moves[move](id),
      onSuccess: async (job, _move, _context, { client }) => {
        client.setQueryData(jobKeys.one(id), job);
        await makeStale(client, staleAfterJobStep);
      },
    }),
};
