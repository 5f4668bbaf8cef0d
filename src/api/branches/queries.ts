import { queryOptions, type Query } from '@tanstack/react-query';
import { makeStale } from '../core/stale';
import { staleAfterMeeting } from '../invalidation';
import { branchKeys } from './keys';
import { fetchBranches } from './operations';

/** Branches hardly ever change during a working day. */
const staleAfterMs = 5 * 60_000;

/** What is drawn right after they could not be read does not ask again; what opens later does. */
const askAgainAfterMs = 10_000;
const failedLongAgo = ({ state }: Pick<Query, 'state'>) =>
  Date.now() - state.errorUpdatedAt > askAgainAfterMs;

export const branchQueries = {
  list: () =>
    queryOptions({
      queryKey: branchKeys.list(),
      queryFn: async ({ client }) => {
        const branches = await fetchBranches();
        void makeStale(client, staleAfterMeeting('branch'));
        return branches;
      },
      staleTime: staleAfterMs,
      retryOnMount: failedLongAgo,
    }),
};
