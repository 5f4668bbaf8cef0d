import { createFileRoute } from '@tanstack/react-router';
import { catalogQueries } from '@/api/catalogs/queries';
import { directoryQueries } from '@/api/directory/queries';
import { NewProviderScreen } from '@/features/providers/new-provider-screen';
import { readDraftSearch } from '@/modules/drafts/draft-search';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/providers_/new')({
  validateSearch: readDraftSearch,
  staticData: {
    forms: {
      'providers.create': async () =>
        (await import('@/modules/provider-form/provider-form')).providerForm,
    },
  },
  loader: ({ context: { queryClient } }) => {
    readAhead(queryClient.query(catalogQueries.countries()));
    readAhead(queryClient.query(directoryQueries.list('provider')));
  },
  component: NewProviderScreen,
});
