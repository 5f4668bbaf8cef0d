import { createFileRoute } from '@tanstack/react-router';
import { labelAddress } from '@/features/products/labels/label-search';
import { LabelsScreen } from '@/features/products/labels/labels-screen';
import { moveCorrections } from '@/modules/list/move-corrections';

export const Route = createFileRoute('/branches/$branchId/products_/labels')({
  validateSearch: labelAddress.read,
  beforeLoad: moveCorrections,
  staticData: { inOtherBranch: '/branches/$branchId/products' },
  remountDeps: ({ params }) => params,
  component: LabelsRoute,
});

function LabelsRoute() {
  const { branchId } = Route.useParams();
  const search = Route.useSearch();
  return <LabelsScreen branchId={branchId} place={labelAddress.fill(search)} />;
}
