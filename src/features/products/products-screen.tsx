import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { asApiError } from '@/api/core/errors';
import { productQueries } from '@/api/products/queries';
import { productLimits, type ProductListParams } from '@/api/products/schemas';
import { InvalidBranch } from '@/modules/branch-picker/invalid-branch';
import { useStopWaiting } from '@/modules/error-panel/use-stop-waiting';
import { useWholeList } from '@/modules/whole-list/use-whole-list';
import { wholeProducts } from '@/modules/whole-list/whole-products';
import { fittingSize } from './page-size';
import { ProductList } from './product-list';
import { productDefaults, productParams, searchOf, type ProductFilters } from './product-search';

interface Props {
  branchId: string;
  filters: ProductFilters;
}

/** Products of one branch (API description, Endpoints: GET /products/branch/{id}). */
export function ProductsScreen({ branchId, filters }: Props) {
  const params = productParams(branchId, filters);
  if (params === null) return <InvalidBranch branchId={branchId} />;
  return <BranchProducts branchId={branchId} filters={filters} params={params} />;
}

function BranchProducts({ branchId, filters, params }: Props & { params: ProductListParams }) {
  const all = useWholeList(useMemo(() => wholeProducts(branchId), [branchId]));
  // The loader has just asked: a refusal that came before the screen stood is not asked for twice.
  const list = useQuery({
    ...productQueries.list(params),
    retryOnMount: false,
    enabled: all.whole === null,
  });
  const stop = useStopWaiting(productQueries.list(params).queryKey);
  const pagination = list.isPlaceholderData ? undefined : list.data?.pagination;
  const goTo = (
    change: Partial<ProductFilters>,
    state: { pageSize: number } | { pageBeyondEnd: number },
  ) => (
    <Navigate
      to="/branches/$branchId/products"
      params={{ branchId }}
      search={searchOf({ ...filters, ...change })}
      state={({ corrected }) => ({ corrected, ...state })}
      replace
    />
  );
  if (all.whole === null) {
    const refused = list.error !== null && asApiError(list.error).kind === 'validation';
    if (refused && params.perPage > productDefaults.perPage) {
      return goTo({ perPage: productDefaults.perPage, page: 1 }, { pageSize: params.perPage });
    }
    const size = pagination && fittingSize(params, pagination, productLimits.perPage.maximum);
    if (size) return goTo(size, { pageSize: params.perPage });
    if (pagination && filters.page > pagination.lastPage) {
      return goTo({ page: pagination.lastPage }, { pageBeyondEnd: filters.page });
    }
  }
  return <ProductList branchId={branchId} filters={filters} list={list} onStop={stop} all={all} />;
}
