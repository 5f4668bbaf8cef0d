import { queryOptions } from '@tanstack/react-query';
import { practiceKeys } from './keys';
import { fetchPractice } from './operations';

export const practiceQueries = {
  /** What is ordered and what is done; only a gateway in front of its own sandbox answers it. */
  mine: () =>
    queryOptions({
      queryKey: practiceKeys.mine(),
      queryFn: () => fetchPractice(),
      refetchOnWindowFocus: 'always',
    }),
};
