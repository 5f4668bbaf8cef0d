import { createFileRoute } from '@tanstack/react-router';
import { directoryQueries } from '@/api/directory/queries';
import { readEntrySearch } from '@/features/directory/entry-address';
import { ProvidersScreen } from '@/features/directory/providers-screen';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/providers')({
  validateSearch: readEntrySearch,
  loader: ({ context: { queryClient } }) =>
    readAhead(queryClient.query(directoryQueries.list('provider'))),
  component: ProvidersScreen,
});
