import type { BatchListParams } from './schemas';

export const batchKeys = {
  all: ['batches'] as const,
  lists: () => [...batchKeys.all, 'list'] as const,
  list: (params: BatchListParams) => [...batchKeys.lists(), params] as const,
};
