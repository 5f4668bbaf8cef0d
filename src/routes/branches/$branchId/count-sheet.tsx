import { createFileRoute, redirect } from '@tanstack/react-router';
import { filtersOf, readBatchSearch } from '@/features/batches/batch-search';
import { CountSheetScreen } from '@/features/batches/count-sheet/count-sheet-screen';

export const Route = createFileRoute('/branches/$branchId/count-sheet')({
  validateSearch: readBatchSearch,
  beforeLoad: ({ params, search: { corrected, ...search } }) => {
    if (corrected === undefined) return;
    redirect({
      throw: true,
      to: '/branches/$branchId/count-sheet',
      params,
      search,
      state: { corrected },
      replace: true,
    });
  },
  staticData: { ofOneBranch: ['product'] },
  remountDeps: ({ params }) => params,
  component: CountSheetRoute,
});

function CountSheetRoute() {
  const { branchId } = Route.useParams();
  const search = Route.useSearch();
  return <CountSheetScreen branchId={branchId} filters={filtersOf(search)} />;
}
