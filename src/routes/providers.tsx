import { createFileRoute } from '@tanstack/react-router';
import { directoryQueries } from '@/api/directory/queries';
import { ProvidersScreen } from '@/features/directory/providers-screen';

export const Route = createFileRoute('/providers')({
  loader: ({ context: { queryClient } }) => {
    // Not awaited: the screen stands at once, and tells a failure itself.
    queryClient.query(directoryQueries.list('provider')).catch(() => undefined);
  },
  component: ProvidersScreen,
});
