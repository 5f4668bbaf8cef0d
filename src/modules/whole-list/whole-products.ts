import { productKeys } from '@/api/products/keys';
import { fetchProducts } from '@/api/products/operations';
import { productLimits, type Product } from '@/api/products/schemas';
import { fittingPages } from './fitting-pages';
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
