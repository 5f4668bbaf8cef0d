import { createFileRoute } from '@tanstack/react-router';
import { attemptQueries } from '@/api/attempts/queries';
import { creationParams } from '@/features/entry-types/created-entry-types';
import { EntryTypesScreen } from '@/features/entry-types/entry-types-screen';
import { readDraftSearch } from '@/modules/drafts/draft-search';

export const Route = createFileRoute('/entry-types')({
  validateSearch: readDraftSearch,
  staticData: {
    forms: {
      'entry-types.create': async () =>
        (await import('@/features/entry-types/entry-type-form')).entryTypeForm,
    },
  },
  loader: ({ context: { queryClient } }) => {
    // Not awaited: the form stands at once, and the list tells its own failure.
    queryClient.query(attemptQueries.list(creationParams)).catch(() => undefined);
  },
  component: EntryTypesScreen,
});
