import { createFileRoute } from '@tanstack/react-router';
import { attemptQueries } from '@/api/attempts/queries';
import { branchQueries } from '@/api/branches/queries';
import { draftQueries } from '@/api/drafts/queries';
import { HomeScreen } from '@/features/home/home-screen';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/')({
  loader: ({ context: { queryClient } }) => {
    readAhead(queryClient.query(branchQueries.list()));
    readAhead(queryClient.query(attemptQueries.open()));
    readAhead(queryClient.query(draftQueries.list({})));
  },
  component: HomeScreen,
});
