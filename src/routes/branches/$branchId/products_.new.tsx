import { createFileRoute } from '@tanstack/react-router';
import { catalogQueries } from '@/api/catalogs/queries';
import { directoryQueries } from '@/api/directory/queries';
import { taxQueries } from '@/api/taxes/queries';
import { NewProductScreen } from '@/features/products/product-form/new-product-screen';
import { readCopySearch } from '@/modules/drafts/draft-search';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/branches/$branchId/products_/new')({
  validateSearch: readCopySearch,
  loader: ({ context: { queryClient }, params: { branchId } }) => {
    readAhead(queryClient.query(taxQueries.list(branchId)));
    readAhead(queryClient.query(catalogQueries.productCategories()));
    readAhead(queryClient.query(catalogQueries.productMeasurements()));
    readAhead(queryClient.query(directoryQueries.list('price-list')));
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
