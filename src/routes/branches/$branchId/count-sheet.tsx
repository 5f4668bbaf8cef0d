import { createFileRoute } from '@tanstack/react-router';
import { batchAddress } from '@/features/batches/batch-address';
import { CountSheetScreen } from '@/features/batches/count-sheet/count-sheet-screen';
import { moveCorrections } from '@/modules/list/move-corrections';

export const Route = createFileRoute('/branches/$branchId/count-sheet')({
  validateSearch: batchAddress.read,
  beforeLoad: moveCorrections,
  staticData: { ofOneBranch: ['product'] },
  remountDeps: ({ params }) => params,
  component: CountSheetRoute,
});

function CountSheetRoute() {
  const { branchId } = Route.useParams();
  const search = Route.useSearch();
  return <CountSheetScreen branchId={branchId} filters={batchAddress.fill(search)} />;
}
