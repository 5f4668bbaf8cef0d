import { queryOptions } from '@tanstack/react-query';
import { branchKeys } from './keys';
import { fetchBranches } from './operations';

/** Branches hardly ever change during a working day. */
const staleAfterMs = 5 * 60_000;

export const branchQueries = {
  list: () =>
    queryOptions({
      queryKey: branchKeys.list(),
      queryFn: () => fetchBranches(),
      staleTime: staleAfterMs,
    }),
};
