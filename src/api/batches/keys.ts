import type { BatchListParams, WholeBatches } from './schemas';

export const batchKeys = {
  all: ['batches'] as const,
  lists: () => [...batchKeys.all, 'list'] as const,
  list: (params: BatchListParams) => [...batchKeys.lists(), params] as const,
  wholes: () => [...batchKeys.all, 'whole'] as const,
  /** All pages of a filter as one list. */
  whole: (asked: WholeBatches) => [...batchKeys.wholes(), asked] as const,
};
