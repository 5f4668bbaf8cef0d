import { createFileRoute } from '@tanstack/react-router';
import { directoryQueries } from '@/api/directory/queries';
import { NewExcludedScreen } from '@/features/excluded-purchases/new-excluded-screen';
import { readDraftSearch } from '@/modules/drafts/draft-search';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/branches/$branchId/purchases_/excluded_/new')({
  validateSearch: readDraftSearch,
  loader: ({ context: { queryClient } }) =>
    readAhead(queryClient.query(directoryQueries.list('provider'))),
  staticData: {
    inOtherBranch: '/branches/$branchId/purchases/excluded/new',
    forms: {
      'expenses.create': async () =>
        (await import('@/features/excluded-purchases/excluded-form')).excludedForm,
    },
  },
  remountDeps: ({ params }) => params,
  component: NewExcludedRoute,
});

function NewExcludedRoute() {
  const { branchId } = Route.useParams();
  return <NewExcludedScreen branchId={branchId} />;
}
