import { createFileRoute } from '@tanstack/react-router';
import { attemptQueries } from '@/api/attempts/queries';
import { creationParams } from '@/features/entry-types/created-entry-types';
import { EntryTypesScreen } from '@/features/entry-types/entry-types-screen';
import { readDraftSearch } from '@/modules/drafts/draft-search';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/entry-types')({
  validateSearch: readDraftSearch,
  staticData: {
    forms: {
      'entry-types.create': async () =>
        (await import('@/features/entry-types/entry-type-form')).entryTypeForm,
    },
  },
  loader: ({ context: { queryClient } }) =>
    readAhead(queryClient.query(attemptQueries.list(creationParams))),
  component: EntryTypesScreen,
});
