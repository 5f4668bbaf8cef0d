import { createFileRoute } from '@tanstack/react-router';
import { directoryQueries } from '@/api/directory/queries';
import { taxQueries } from '@/api/taxes/queries';
import { NewPurchaseScreen } from '@/features/purchases/new-purchase-screen';
import { readDraftSearch } from '@/modules/drafts/draft-search';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/branches/$branchId/purchases_/new')({
  validateSearch: readDraftSearch,
  loader: ({ context: { queryClient }, params: { branchId } }) => {
    readAhead(queryClient.query(taxQueries.list(branchId)));
    readAhead(queryClient.query(directoryQueries.list('provider')));
  },
  staticData: {
    inOtherBranch: '/branches/$branchId/purchases/new',
    forms: {
      'expenses.create': async () =>
        (await import('@/features/purchases/purchase-form')).ofPurchase,
    },
  },
  remountDeps: ({ params }) => params,
  component: NewPurchaseRoute,
});

function NewPurchaseRoute() {
  const { branchId } = Route.useParams();
  return <NewPurchaseScreen branchId={branchId} />;
}
