import type { ProductListParams } from './schemas';

export const productKeys = {
  all: ['products'] as const,
  lists: () => [...productKeys.all, 'list'] as const,
  list: (params: ProductListParams) => [...productKeys.lists(), params] as const,
  /** One product, found in a branch's pages. */
  found: (branch: string, id: string) => [...productKeys.all, 'found', branch, id] as const,
  /** All products of a branch as one list. */
  whole: (branch: string) => [...productKeys.all, 'whole', branch] as const,
};
