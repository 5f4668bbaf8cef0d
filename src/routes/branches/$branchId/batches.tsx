import { createFileRoute, redirect } from '@tanstack/react-router';
import { batchQueries } from '@/api/batches/queries';
import { batchParams, filtersOf, readBatchSearch } from '@/features/batches/batch-search';
import { BatchesScreen } from '@/features/batches/batches-screen';
import { isBare, openingView } from '@/modules/saved-views/opening-view';

export const Route = createFileRoute('/branches/$branchId/batches')({
  validateSearch: readBatchSearch,
  beforeLoad: ({ context, params, cause, location, search: { corrected, ...search } }) => {
    const list = { throw: true, to: '/branches/$branchId/batches', params, replace: true } as const;
    if (corrected !== undefined) redirect({ ...list, search, state: { corrected } });
    if (cause !== 'enter' || location.state.corrected || !isBare(search)) return;
    const view = openingView(context.queryClient, 'batches');
    if (view !== null) redirect({ ...list, search: readBatchSearch(view) });
  },
  // Another order or other columns are no reason to read again.
  loaderDeps: ({ search: { sort, removed, columns, density, ...asked } }) => filtersOf(asked),
  loader: ({ context: { queryClient }, params: { branchId }, deps }) => {
    const asked = batchParams(branchId, deps);
    // Not awaited: the screen stands at once with its filters, and tells a failure itself. A step reads its rows as a whole.
    if (asked && deps.band === null)
      queryClient.query(batchQueries.list(asked)).catch(() => undefined);
  },
  staticData: { ofOneBranch: ['product'] },
  remountDeps: ({ params }) => params,
  component: BatchesRoute,
});

function BatchesRoute() {
  const { branchId } = Route.useParams();
  const search = Route.useSearch();
  return <BatchesScreen branchId={branchId} filters={filtersOf(search)} />;
}
