import { createFileRoute } from '@tanstack/react-router';
import { attemptQueries } from '@/api/attempts/queries';
import { AttemptScreen } from '@/features/attempts/attempt-screen';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/attempts_/$attemptId')({
  loader: ({ context: { queryClient }, params: { attemptId } }) => {
    // The screen tells also that this is no identifier.
    readAhead(queryClient.query(attemptQueries.one(attemptId)));
  },
  remountDeps: ({ params }) => params,
  component: AttemptRoute,
});

function AttemptRoute() {
  return <AttemptScreen attemptId={Route.useParams().attemptId} />;
}
