import { createFileRoute } from '@tanstack/react-router';
import { attemptQueries } from '@/api/attempts/queries';
import { removalParams } from '@/features/assignments/earlier-removals';
import { RemovalsScreen } from '@/features/assignments/removals-screen';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/assignments')({
  loader: ({ context: { queryClient } }) => {
    // Without the journal the form says less.
    readAhead(queryClient.query(attemptQueries.list(removalParams)));
  },
  component: RemovalsScreen,
});
