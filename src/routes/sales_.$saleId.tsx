import { createFileRoute } from '@tanstack/react-router';
import { saleQueries } from '@/api/sales/queries';
import { SaleScreen } from '@/features/sales/sale-screen';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/sales_/$saleId')({
  loader: ({ context: { queryClient }, params: { saleId } }) => {
    readAhead(queryClient.query(saleQueries.one(saleId)));
  },
  remountDeps: ({ params }) => params,
  component: SaleRoute,
});

function SaleRoute() {
  return <SaleScreen saleId={Route.useParams().saleId} />;
}
