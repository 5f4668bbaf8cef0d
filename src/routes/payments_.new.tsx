import { createFileRoute } from '@tanstack/react-router';
import { catalogQueries } from '@/api/catalogs/queries';
import { NewPaymentScreen } from '@/features/payments/new-payment-screen';
import { readDraftSearch } from '@/modules/drafts/draft-search';

export const Route = createFileRoute('/payments_/new')({
  validateSearch: readDraftSearch,
  staticData: {
    forms: {
      'payments.apply': async () => (await import('@/features/payments/payment-form')).paymentForm,
    },
  },
  loader: ({ context: { queryClient } }) => {
    // Not awaited: the form stands at once, and the list tells its own failure.
    queryClient.query(catalogQueries.paymentMethods()).catch(() => undefined);
  },
  component: NewPaymentScreen,
});
