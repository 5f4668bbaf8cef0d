import { queryOptions } from '@tanstack/react-query';
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
};
