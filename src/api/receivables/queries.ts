import { queryOptions } from '@tanstack/react-query';
import { branchTurns } from '../core/turns';
import { receivablesKeys } from './keys';
import { fetchReceivables, fetchTrend } from './operations';

export const receivablesQueries = {
  /** Read in turn with those of the other branches. */
  summary: (branch: string) =>
    queryOptions({
      queryKey: receivablesKeys.summary(branch),
      queryFn: ({ signal }) => branchTurns.take(() => fetchReceivables(branch, { signal }), signal),
    }),
  /** What was seen up to a reading of the branch, the time of which is `readAt`: another reading asks anew. */
  trend: (branch: string, readAt: number) =>
    queryOptions({
      queryKey: receivablesKeys.trend(branch, readAt),
      queryFn: () => fetchTrend(branch),
      staleTime: Infinity,
      placeholderData: (previous, query) =>
        query?.queryKey[2].branch === branch ? previous : undefined,
    }),
};
