import { createFileRoute } from '@tanstack/react-router';
import { ProductPageScreen } from '@/features/products/product-page/product-page-screen';

export const Route = createFileRoute('/branches/$branchId/products_/$productId')({
  staticData: { inOtherBranch: '/branches/$branchId/products' },
  remountDeps: ({ params }) => params,
  component: ProductPageRoute,
});

function ProductPageRoute() {
  const { branchId, productId } = Route.useParams();
  return <ProductPageScreen branchId={branchId} productId={productId} />;
}
