import { createFileRoute } from '@tanstack/react-router';
import { attemptQueries } from '@/api/attempts/queries';
import { branchQueries } from '@/api/branches/queries';
import { draftQueries } from '@/api/drafts/queries';
import { HomeScreen } from '@/features/home/home-screen';

export const Route = createFileRoute('/')({
  loader: ({ context: { queryClient } }) => {
    // Not awaited: the screen stands at once, and tells a failure itself.
    queryClient.query(branchQueries.list()).catch(() => undefined);
    queryClient.query(attemptQueries.open()).catch(() => undefined);
    queryClient.query(draftQueries.list({})).catch(() => undefined);
  },
  component: HomeScreen,
});
