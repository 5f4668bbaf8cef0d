import { asApiError } from '@/api/core/errors';
import type { Page, PageAsked } from '@/api/core/paging';
import { productKeys } from '@/api/products/keys';
import { fetchProducts } from '@/api/products/operations';
import type { Product } from '@/api/products/schemas';
import { productLimits } from '@/api/products/names';
import type { PageSource } from './page-walk';
import type { ListToLoad } from './use-whole-list';

const { maximum, default: usual } = productLimits.perPage;

/** All pages of a branch's products, of the largest size that is taken: none is documented, so smaller ones follow a refusal. */
export function productPages(branch: string): PageSource<Product> {
  return {
    fetchPage: fittingPages([maximum, 100, 50, usual], (asked, signal) =>
      fetchProducts({ branch, ...asked }, { signal, priority: 'bulk' }),
    ),
    rowId: ({ id }) => id,
  };
}

/** The branch's products as one list, shared by every screen that needs all of them. */
export function wholeProducts(branch: string): ListToLoad<Product> {
  return { queryKey: productKeys.whole(branch), pages: () => productPages(branch) };
}

/**
 * Reads pages of the largest size that the service takes: one it refuses gives way to the next, and one it ignores is replaced by
 * its own. Sizes from the largest; the answer to the first page decides. One source serves one reading.
 */
export function fittingPages<Row>(
  sizes: readonly [number, ...number[]],
  fetch: (asked: PageAsked, signal: AbortSignal) => Promise<Page<Row>>,
): PageSource<Row>['fetchPage'] {
  let [perPage, ...smaller] = sizes;
  let settled = false;
  return async function fetchPage(page, signal) {
    try {
      const read = await fetch({ page, perPage }, signal);
      if (!settled && read.pagination.perPage < perPage) perPage = read.pagination.perPage;
      settled = true;
      return read;
    } catch (thrown) {
      const [next, ...rest] = smaller;
      if (settled || next === undefined || asApiError(thrown).kind !== 'validation') throw thrown;
      perPage = next;
      smaller = rest;
      return fetchPage(page, signal);
    }
  };
}
