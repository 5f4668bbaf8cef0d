import { createFileRoute } from '@tanstack/react-router';
import { branchQueries } from '@/api/branches/queries';
import { ExpiryBoardScreen } from '@/features/batches/expiry-board/expiry-board-screen';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/expirations')({
  loader: ({ context: { queryClient } }) => readAhead(queryClient.query(branchQueries.list())),
  component: ExpiryBoardScreen,
});
