import { createFileRoute } from '@tanstack/react-router';
import { directoryQueries } from '@/api/directory/queries';
import { saleQueries } from '@/api/sales/queries';
import { SaleScreen } from '@/features/sales/sale-screen';

export const Route = createFileRoute('/sales_/$saleId')({
  loader: ({ context: { queryClient }, params: { saleId } }) => {
    // Not awaited: the screen tells a failure itself. The address book learns a sale while it is read.
    void queryClient
      .query(saleQueries.one(saleId))
      .then(() =>
        queryClient.invalidateQueries({ queryKey: directoryQueries.list('sale').queryKey }),
      )
      .catch(() => undefined);
  },
  remountDeps: ({ params }) => params,
  component: SaleRoute,
});

function SaleRoute() {
  return <SaleScreen saleId={Route.useParams().saleId} />;
}
