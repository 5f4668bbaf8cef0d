import { createFileRoute } from '@tanstack/react-router';
import { draftQueries } from '@/api/drafts/queries';
import { DraftsScreen } from '@/features/drafts/drafts-screen';

export const Route = createFileRoute('/drafts')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { queryClient } }) => {
    // Not awaited: the screen tells a failure itself.
    queryClient.query(draftQueries.list({})).catch(() => undefined);
  },
  component: DraftsScreen,
});
