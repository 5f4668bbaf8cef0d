import { createFileRoute } from '@tanstack/react-router';
import { directoryQueries } from '@/api/directory/queries';
import { SalesScreen } from '@/features/sales/sales-screen';

export const Route = createFileRoute('/sales')({
  loader: ({ context: { queryClient } }) => {
    // Not awaited: the screen stands at once, and tells a failure itself.
    queryClient.query(directoryQueries.list('sale')).catch(() => undefined);
  },
  component: SalesScreen,
});
