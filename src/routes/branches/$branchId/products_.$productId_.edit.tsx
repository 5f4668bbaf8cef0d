import { createFileRoute } from '@tanstack/react-router';
import { EditScreen } from '@/features/products/product-edit/edit-screen';
import { readDraftSearch } from '@/modules/drafts/draft-search';

export const Route = createFileRoute('/branches/$branchId/products_/$productId_/edit')({
  validateSearch: readDraftSearch,
  staticData: {
    inOtherBranch: '/branches/$branchId/products',
    forms: {
      'products.update': async () =>
        (await import('@/features/products/product-edit/edit-form')).editForm,
    },
  },
  remountDeps: ({ params }) => params,
  component: EditRoute,
});

function EditRoute() {
  const { branchId, productId } = Route.useParams();
  return <EditScreen branchId={branchId} productId={productId} />;
}
