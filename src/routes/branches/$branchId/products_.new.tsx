import { createFileRoute } from '@tanstack/react-router';
import { catalogQueries } from '@/api/catalogs/queries';
import { directoryQueries } from '@/api/directory/queries';
import { taxQueries } from '@/api/taxes/queries';
import { NewProductScreen } from '@/features/products/product-form/new-product-screen';
import { readCopySearch } from '@/modules/drafts/draft-search';

export const Route = createFileRoute('/branches/$branchId/products_/new')({
  validateSearch: readCopySearch,
  loader: ({ context: { queryClient }, params: { branchId } }) => {
    // Not awaited: the form stands at once, and each list tells its own failure.
    queryClient.query(taxQueries.list(branchId)).catch(() => undefined);
    queryClient.query(catalogQueries.productCategories()).catch(() => undefined);
    queryClient.query(catalogQueries.productMeasurements()).catch(() => undefined);
    queryClient.query(directoryQueries.list('price-list')).catch(() => undefined);
  },
  staticData: {
    inOtherBranch: '/branches/$branchId/products',
    forms: {
      'products.create': async () =>
        (await import('@/features/products/product-form/new-product-form')).newProductForm,
    },
  },
  remountDeps: ({ params, search: { from } }) => ({ ...params, from }),
  component: NewProductRoute,
});

function NewProductRoute() {
  const { branchId } = Route.useParams();
  const { from } = Route.useSearch();
  return <NewProductScreen branchId={branchId} from={from ?? null} />;
}
