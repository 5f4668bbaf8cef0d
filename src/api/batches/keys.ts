import type { BatchListParams, WholeBatches } from './schemas';

export const batchKeys = {
  all: ['batches'] as const,
  lists: () => [...batchKeys.all, 'list'] as const,
  list: (params: BatchListParams) => [...batchKeys.lists(), params] as const,
  /** All pages of a filter as one list. */
  whole: (asked: WholeBatches) => [...batchKeys.all, 'whole', asked] as const,
};
