import { createFileRoute } from '@tanstack/react-router';
import { catalogQueries } from '@/api/catalogs/queries';
import { ManyPaymentsScreen } from '@/features/payments/many/many-screen';
import { readDraftSearch } from '@/modules/drafts/draft-search';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/payments_/many')({
  validateSearch: readDraftSearch,
  loader: ({ context: { queryClient } }) =>
    readAhead(queryClient.query(catalogQueries.paymentMethods())),
  component: ManyPaymentsScreen,
});
