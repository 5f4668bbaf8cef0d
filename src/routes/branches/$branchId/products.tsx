import { createFileRoute } from '@tanstack/react-router';
import { productQueries } from '@/api/products/queries';
import { filtersOf, productParams, readProductSearch } from '@/features/products/product-search';
import { ProductsScreen } from '@/features/products/products-screen';
import { moveCorrections } from '@/modules/list/move-corrections';
import { areProductsWhole } from '@/modules/whole-list/are-products-whole';

export const Route = createFileRoute('/branches/$branchId/products')({
  validateSearch: readProductSearch,
  beforeLoad: moveCorrections,
  // Only the page: what is typed and filtered works on loaded rows and asks for nothing.
  loaderDeps: ({ search }) => {
    const { page, perPage } = filtersOf(search);
    return { page, perPage };
  },
  loader: ({ context: { queryClient }, params: { branchId }, deps }) => {
    const asked = productParams(branchId, deps);
    if (!asked || areProductsWhole(queryClient, branchId)) return;
    // Not awaited: the screen stands at once with its filters, and tells a failure itself.
    queryClient.query(productQueries.list(asked)).catch(() => undefined);
  },
  remountDeps: ({ params }) => params,
  component: ProductsRoute,
});

function ProductsRoute() {
  const { branchId } = Route.useParams();
  const search = Route.useSearch();
  return <ProductsScreen branchId={branchId} filters={filtersOf(search)} />;
}
