import { createFileRoute } from '@tanstack/react-router';
import { directoryQueries } from '@/api/directory/queries';
import { saleQueries } from '@/api/sales/queries';
import { SaleScreen } from '@/features/sales/sale-screen';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/sales_/$saleId')({
  loader: ({ context: { queryClient }, params: { saleId } }) => {
    // The address book learns a sale while it is read.
    readAhead(
      queryClient
        .query(saleQueries.one(saleId))
        .then(() =>
          queryClient.invalidateQueries({ queryKey: directoryQueries.list('sale').queryKey }),
        ),
    );
  },
  remountDeps: ({ params }) => params,
  component: SaleRoute,
});

function SaleRoute() {
  return <SaleScreen saleId={Route.useParams().saleId} />;
}
