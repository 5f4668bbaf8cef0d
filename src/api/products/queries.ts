import { queryOptions } from '@tanstack/react-query';
import { productKeys } from './keys';
import { fetchProducts } from './operations';
import type { ProductListParams } from './schemas';

export const productQueries = {
  list: (params: ProductListParams) =>
    queryOptions({
      queryKey: productKeys.list(params),
      queryFn: () => fetchProducts(params),
      // Rows stay while paging, but never those of another branch.
      placeholderData: (previous, query) =>
        query?.queryKey[2].branch === params.branch ? previous : undefined,
    }),
};
