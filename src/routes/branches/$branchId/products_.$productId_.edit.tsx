import { createFileRoute } from '@tanstack/react-router';
import { EditScreen } from '@/features/products/product-edit/edit-screen';

export const Route = createFileRoute('/branches/$branchId/products_/$productId_/edit')({
  staticData: { inOtherBranch: '/branches/$branchId/products' },
  codeSplitGroupings: [['loader', 'component']],
  remountDeps: ({ params }) => params,
  component: EditRoute,
});

function EditRoute() {
  const { branchId, productId } = Route.useParams();
  return <EditScreen branchId={branchId} productId={productId} />;
}
