import { useEffect, useEffectEvent } from 'react';
import type { Product } from '@/api/products/schemas';
import type { ApiError } from '@/api/core/errors';
import { useWholeList, type WholeListInMemory } from '@/modules/whole-list/use-whole-list';
import { wholeProducts } from '@/modules/whole-list/whole-products';

export interface AllProducts {
  list: WholeListInMemory<Product>;
  /** Why there is nothing to show; null as long as rows are there or may come. */
  error: ApiError | null;
}

/** All products of a branch, read as soon as a screen opens that needs every one of them. */
export function useAllProducts(branchId: string): AllProducts {
  const list = useWholeList(wholeProducts(branchId));
  const { loading, whole } = list;
  const open = useEffectEvent(() => {
    if (whole === null) list.start();
  });
  useEffect(() => open(), [branchId]);
  const isUnread = whole === null && loading.status === 'failed' && loading.done === 0;
  return { list, error: isUnread ? loading.error : null };
}
