import { createFileRoute } from '@tanstack/react-router';
import { attemptQueries } from '@/api/attempts/queries';
import { AttemptScreen } from '@/features/attempts/attempt-screen';

export const Route = createFileRoute('/attempts_/$attemptId')({
  loader: ({ context: { queryClient }, params: { attemptId } }) => {
    // Not awaited: the screen tells a failure itself, also that this is no identifier.
    queryClient.query(attemptQueries.one(attemptId)).catch(() => undefined);
  },
  remountDeps: ({ params }) => params,
  component: AttemptRoute,
});

function AttemptRoute() {
  return <AttemptScreen attemptId={Route.useParams().attemptId} />;
}
