import { createFileRoute } from '@tanstack/react-router';
import { StockScreen } from '@/features/products/stock/stock-screen';
import { readDraftSearch } from '@/modules/drafts/draft-search';

export const Route = createFileRoute('/branches/$branchId/products_/$productId_/stock')({
  validateSearch: readDraftSearch,
  staticData: { inOtherBranch: '/branches/$branchId/products' },
  remountDeps: ({ params }) => params,
  component: StockRoute,
});

function StockRoute() {
  const { branchId, productId } = Route.useParams();
  return <StockScreen branchId={branchId} productId={productId} />;
}
