import { createFileRoute, redirect } from '@tanstack/react-router';
import { attemptQueries } from '@/api/attempts/queries';
import { attemptParams, filtersOf, readAttemptSearch } from '@/features/attempts/attempt-search';
import { AttemptsScreen } from '@/features/attempts/attempts-screen';

export const Route = createFileRoute('/attempts')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: readAttemptSearch,
  beforeLoad: ({ search: { corrected, ...search } }) => {
    if (corrected === undefined) return;
    redirect({ throw: true, to: '/attempts', search, state: { corrected }, replace: true });
  },
  loaderDeps: ({ search }) => attemptParams(filtersOf(search)),
  loader: ({ context: { queryClient }, deps }) => {
    // Not awaited: the screen stands at once with its filters, and tells a failure itself.
    queryClient.query(attemptQueries.list(deps)).catch(() => undefined);
  },
  component: AttemptsRoute,
});

function AttemptsRoute() {
  return <AttemptsScreen filters={filtersOf(Route.useSearch())} />;
}
