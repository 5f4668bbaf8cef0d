import type { QueryClient } from '@tanstack/react-query';
import type { Page } from '@/api/core/paging';
import { productKeys } from '@/api/products/keys';
import type { SeenProduct } from '@/api/products/reread';
import { productLimits, type Product, type ProductListParams } from '@/api/products/schemas';
import type { WholeList } from '@/modules/whole-list/read-whole-list';
import { isSame } from './product-finding';

/**
 * The youngest copy of a product that is in memory: from an earlier search, a page of the list, or the branch's whole list. Answers
 * that a write has made doubtful do not count. Null when there is none.
 */
export function knownProduct(client: QueryClient, branch: string, id: string): SeenProduct | null {
  const copies = [
    ...usable<SeenProduct>(client, productKeys.found(branch, id)),
    ...fromPages(client, branch, id),
    ...usable<WholeList<Product>>(client, productKeys.whole(branch)).flatMap((list) =>
      fromWhole(list, id),
    ),
  ];
  return copies.reduce<SeenProduct | null>(
    (best, copy) => (best === null || copy.readAt > best.readAt ? copy : best),
    null,
  );
}

function usable<Data>(client: QueryClient, queryKey: readonly unknown[]): Data[] {
  const state = client.getQueryState<Data>(queryKey);
  return state?.data === undefined || state.isInvalidated ? [] : [state.data];
}

function fromPages(client: QueryClient, branch: string, id: string): SeenProduct[] {
  return client
    .getQueryCache()
    .findAll({ queryKey: productKeys.lists() })
    .flatMap(({ queryKey, state }) => {
      const asked = queryKey[2] as ProductListParams;
      const page = state.data as Page<Product> | undefined;
      if (page === undefined || state.isInvalidated || !isSame(asked.branch, branch)) return [];
      const product = page.rows.find((row) => isSame(row.id, id));
      const place = { page: page.pagination.page, perPage: page.pagination.perPage };
      return product === undefined ? [] : [{ product, readAt: state.dataUpdatedAt, place }];
    });
}

function fromWhole({ rows, readAt }: WholeList<Product>, id: string): SeenProduct[] {
  const index = rows.findIndex((row) => isSame(row.id, id));
  const product = rows[index];
  if (product === undefined) return [];
  const perPage = productLimits.perPage.maximum;
  return [{ product, readAt, place: { page: Math.floor(index / perPage) + 1, perPage } }];
}
