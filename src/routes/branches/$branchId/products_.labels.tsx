import { createFileRoute, redirect } from '@tanstack/react-router';
import { labelPlaceOf, readLabelSearch } from '@/features/products/labels/label-search';
import { LabelsScreen } from '@/features/products/labels/labels-screen';

export const Route = createFileRoute('/branches/$branchId/products_/labels')({
  validateSearch: readLabelSearch,
  beforeLoad: ({ params, search: { corrected, ...search } }) => {
    if (corrected === undefined) return;
    redirect({
      throw: true,
      to: '/branches/$branchId/products/labels',
      params,
      search,
      state: { corrected },
      replace: true,
    });
  },
  staticData: { inOtherBranch: '/branches/$branchId/products' },
  remountDeps: ({ params }) => params,
  component: LabelsRoute,
});

function LabelsRoute() {
  const { branchId } = Route.useParams();
  const search = Route.useSearch();
  return <LabelsScreen branchId={branchId} place={labelPlaceOf(search)} />;
}
