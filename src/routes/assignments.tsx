import { createFileRoute } from '@tanstack/react-router';
import { attemptQueries } from '@/api/attempts/queries';
import { removalParams } from '@/features/assignments/earlier-removals';
import { RemovalsScreen } from '@/features/assignments/removals-screen';

export const Route = createFileRoute('/assignments')({
  loader: ({ context: { queryClient } }) => {
    // Not awaited: the form stands at once, and without the journal it says less.
    queryClient.query(attemptQueries.list(removalParams)).catch(() => undefined);
  },
  component: RemovalsScreen,
});
