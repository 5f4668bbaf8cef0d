import { productKeys } from '@/api/products/keys';
import { fetchProducts } from '@/api/products/operations';
import { productLimits, type Product } from '@/api/products/schemas';
import { fittingPages } from '@/modules/whole-list/fitting-pages';
import type { ListToLoad } from '@/modules/whole-list/use-whole-list';

/** The branch's products as a whole list; its largest page is not documented, so smaller ones follow a refusal. */
export function wholeProducts(branch: string): ListToLoad<Product> {
  const { maximum, default: usual } = productLimits.perPage;
  return {
    queryKey: productKeys.whole(branch),
    pages: () => ({
      fetchPage: fittingPages([maximum, 100, usual], (asked, signal) =>
        fetchProducts({ branch, ...asked }, { signal, priority: 'bulk' }),
      ),
      rowId: ({ id }) => id,
    }),
  };
}
