import { createFileRoute } from '@tanstack/react-router';
import { catalogQueries } from '@/api/catalogs/queries';
import { directoryQueries } from '@/api/directory/queries';
import { NewProviderScreen } from '@/features/providers/new-provider-screen';
import { readCopySearch } from '@/modules/drafts/draft-search';

export const Route = createFileRoute('/providers_/new')({
  validateSearch: readCopySearch,
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
  component: NewProviderRoute,
});

function NewProviderRoute() {
  const { from } = Route.useSearch();
  return <NewProviderScreen from={from ?? null} />;
}
