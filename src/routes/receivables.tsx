import { createFileRoute } from '@tanstack/react-router';
import { branchQueries } from '@/api/branches/queries';
import { receivablesQueries } from '@/api/receivables/queries';
import { readReceivablesSearch } from '@/features/receivables/receivables-address';
import { ReceivablesScreen } from '@/features/receivables/receivables-screen';

export const Route = createFileRoute('/receivables')({
  validateSearch: readReceivablesSearch,
  loaderDeps: ({ search: { branch } }) => ({ branch }),
  loader: ({ context: { queryClient }, deps: { branch } }) => {
    // Not awaited: the screen stands at once, and tells a failure itself.
    queryClient.query(branchQueries.list()).catch(() => undefined);
    if (branch !== undefined) {
      queryClient.query(receivablesQueries.summary(branch)).catch(() => undefined);
    }
  },
  component: ReceivablesRoute,
});

function ReceivablesRoute() {
  return <ReceivablesScreen branch={Route.useSearch().branch} />;
}
