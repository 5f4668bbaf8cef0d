import { createFileRoute } from '@tanstack/react-router';
import { directoryQueries } from '@/api/directory/queries';
import { SalesScreen } from '@/features/sales/sales-screen';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/sales')({
  loader: ({ context: { queryClient } }) =>
    readAhead(queryClient.query(directoryQueries.list('sale'))),
  component: SalesScreen,
});
