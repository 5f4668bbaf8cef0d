import { createFileRoute, redirect } from '@tanstack/react-router';
import { BulkScreen } from '@/features/products/bulk/bulk-screen';
import { placeOf, readBulkSearch } from '@/features/products/bulk/bulk-search';

export const Route = createFileRoute('/branches/$branchId/products_/bulk')({
  validateSearch: readBulkSearch,
  beforeLoad: ({ params, search: { corrected, ...search } }) => {
    if (corrected === undefined) return;
    redirect({
      throw: true,
      to: '/branches/$branchId/products/bulk',
      params,
      search,
      state: { corrected },
      replace: true,
    });
  },
  staticData: { inOtherBranch: '/branches/$branchId/products' },
  remountDeps: ({ params }) => params,
  component: BulkRoute,
});

function BulkRoute() {
  const { branchId } = Route.useParams();
  const search = Route.useSearch();
  return <BulkScreen branchId={branchId} place={placeOf(search)} />;
}
