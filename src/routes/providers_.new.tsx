import { createFileRoute } from '@tanstack/react-router';
import { catalogQueries } from '@/api/catalogs/queries';
import { directoryQueries } from '@/api/directory/queries';
import { NewProviderScreen } from '@/features/providers/new-provider-screen';
import { readDraftSearch } from '@/modules/drafts/draft-search';

export const Route = createFileRoute('/providers_/new')({
  validateSearch: readDraftSearch,
  staticData: {
    forms: {
      'providers.create': async () =>
        (await import('@/modules/provider-form/provider-form')).providerForm,
    },
  },
  loader: ({ context: { queryClient } }) => {
    // Not awaited: the form stands at once, and each list tells its own failure.
    queryClient.query(catalogQueries.countries()).catch(() => undefined);
    queryClient.query(directoryQueries.list('provider')).catch(() => undefined);
  },
  component: NewProviderScreen,
});
