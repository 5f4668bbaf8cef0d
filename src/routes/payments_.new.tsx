import { createFileRoute } from '@tanstack/react-router';
import { catalogQueries } from '@/api/catalogs/queries';
import { NewPaymentScreen } from '@/features/payments/new-payment-screen';
import { readDraftSearch } from '@/modules/drafts/draft-search';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/payments_/new')({
  validateSearch: readDraftSearch,
  staticData: {
    forms: {
      'payments.apply': async () => (await import('@/features/payments/payment-form')).paymentForm,
    },
  },
  loader: ({ context: { queryClient } }) =>
    readAhead(queryClient.query(catalogQueries.paymentMethods())),
  component: NewPaymentScreen,
});
