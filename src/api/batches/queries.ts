import { queryOptions } from '@tanstack/react-query';
import { branchTurns } from '../core/turns';
import { batchKeys } from './keys';
import { fetchBatches } from './operations';
import type { BatchListParams } from './schemas';

export const batchQueries = {
  list: (params: BatchListParams) =>
    queryOptions({
      queryKey: batchKeys.list(params),
      queryFn: () => fetchBatches(params),
      // Rows stay while paging and filtering, but never those of another branch.
      placeholderData: (previous, query) =>
        query?.queryKey[2].branch === params.branch ? previous : undefined,
    }),
  /** How many lots a filter has, from a page of one row; read in turn with those of the other branches. */
  count: (filter: Omit<BatchListParams, 'page' | 'perPage'>) => {
    const params = { ...filter, page: 1, perPage: 1 };
    return queryOptions({
      queryKey: batchKeys.list(params),
      queryFn: ({ signal }) =>
        branchTurns.take(() => fetchBatches(params, { signal, priority: 'bulk' }), signal),
    });
  },
};
