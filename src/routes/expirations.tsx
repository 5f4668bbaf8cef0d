import { createFileRoute } from '@tanstack/react-router';
import { branchQueries } from '@/api/branches/queries';
import { ExpiryBoardScreen } from '@/features/batches/expiry-board/expiry-board-screen';

export const Route = createFileRoute('/expirations')({
  loader: ({ context: { queryClient } }) => {
    // Not awaited: the screen stands at once, and tells a failure itself.
    queryClient.query(branchQueries.list()).catch(() => undefined);
  },
  component: ExpiryBoardScreen,
});
