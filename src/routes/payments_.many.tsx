import { createFileRoute } from '@tanstack/react-router';
import { catalogQueries } from '@/api/catalogs/queries';
import { ManyPaymentsScreen } from '@/features/payments/many/many-screen';
import { readDraftSearch } from '@/modules/drafts/draft-search';

export const Route = createFileRoute('/payments_/many')({
  validateSearch: readDraftSearch,
  loader: ({ context: { queryClient } }) => {
    // Not awaited: the form stands at once, and the list tells its own failure.
    queryClient.query(catalogQueries.paymentMethods()).catch(() => undefined);
  },
  component: ManyPaymentsScreen,
});
