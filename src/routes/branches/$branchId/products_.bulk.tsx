import { createFileRoute } from '@tanstack/react-router';
import { BulkScreen } from '@/features/products/bulk/bulk-screen';
import { bulkAddress } from '@/features/products/bulk/bulk-search';
import { moveCorrections } from '@/modules/list/move-corrections';

export const Route = createFileRoute('/branches/$branchId/products_/bulk')({
  validateSearch: bulkAddress.read,
  beforeLoad: moveCorrections,
  staticData: { inOtherBranch: '/branches/$branchId/products' },
  remountDeps: ({ params }) => params,
  component: BulkRoute,
});

function BulkRoute() {
  const { branchId } = Route.useParams();
  const search = Route.useSearch();
  return <BulkScreen branchId={branchId} place={bulkAddress.fill(search)} />;
}
