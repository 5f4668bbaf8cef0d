import { createFileRoute } from '@tanstack/react-router';
import { directoryQueries } from '@/api/directory/queries';
import { ProvidersScreen } from '@/features/directory/providers-screen';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/providers')({
  loader: ({ context: { queryClient } }) =>
    readAhead(queryClient.query(directoryQueries.list('provider'))),
  component: ProvidersScreen,
});
