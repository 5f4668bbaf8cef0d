import { createFileRoute } from '@tanstack/react-router';
import { directoryQueries } from '@/api/directory/queries';
import { NewExcludedScreen } from '@/features/excluded-purchases/new-excluded-screen';
import { readDraftSearch } from '@/modules/drafts/draft-search';

export const Route = createFileRoute('/branches/$branchId/purchases_/excluded_/new')({
  validateSearch: readDraftSearch,
  loader: ({ context: { queryClient } }) => {
    // Not awaited: the form stands at once, and the list tells its own failure.
    queryClient.query(directoryQueries.list('provider')).catch(() => undefined);
  },
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
