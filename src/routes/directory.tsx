import { createFileRoute } from '@tanstack/react-router';
import { branchQueries } from '@/api/branches/queries';
import { directoryQueries } from '@/api/directory/queries';
import { kindOf, readDirectorySearch } from '@/features/directory/entry-address';
import { EntryList } from '@/features/directory/entry-list';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/directory')({
  validateSearch: readDirectorySearch,
  loaderDeps: ({ search }) => ({ kind: kindOf(search) }),
  loader: ({ context: { queryClient }, deps }) => {
    readAhead(queryClient.query(directoryQueries.list(deps.kind)));
    // The address book learns branches while they are read, which at the first visit may be a moment later.
    if (deps.kind === 'branch') readAhead(queryClient.query(branchQueries.list()));
  },
  component: DirectoryRoute,
});

function DirectoryRoute() {
  const kind = kindOf(Route.useSearch());
  return <EntryList key={kind} kind={kind} />;
}
