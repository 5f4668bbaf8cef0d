import type { QueryClient } from '@tanstack/react-query';
import { productKeys } from '@/api/products/keys';

/** Whether all products of a branch are in memory, so that no page of them has to be asked for. */
export function areProductsWhole(client: QueryClient, branch: string): boolean {
  return client.getQueryData(productKeys.whole(branch)) !== undefined;
}
