import { createFileRoute } from '@tanstack/react-router';
import { attemptQueries } from '@/api/attempts/queries';
import { attemptParams, filtersOf, readAttemptSearch } from '@/features/attempts/attempt-search';
import { AttemptsScreen } from '@/features/attempts/attempts-screen';
import { moveCorrections } from '@/modules/list-tools/move-corrections';

export const Route = createFileRoute('/attempts')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: readAttemptSearch,
  beforeLoad: moveCorrections,
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
