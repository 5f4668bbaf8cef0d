import { createFileRoute } from '@tanstack/react-router';
import { directoryQueries } from '@/api/directory/queries';
import { BookScreen } from '@/features/directory/book-screen';
import { kindOf, readDirectorySearch } from '@/features/directory/directory-search';

export const Route = createFileRoute('/directory')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: readDirectorySearch,
  loaderDeps: ({ search }) => ({ kind: kindOf(search) }),
  loader: ({ context: { queryClient }, deps }) => {
    // Not awaited: the screen stands at once, and tells a failure itself.
    queryClient.query(directoryQueries.list(deps.kind)).catch(() => undefined);
  },
  component: DirectoryRoute,
});

function DirectoryRoute() {
  return <BookScreen kind={kindOf(Route.useSearch())} />;
}
