import { createFileRoute } from '@tanstack/react-router';
import { branchQueries } from '@/api/branches/queries';
import { receivablesQueries } from '@/api/receivables/queries';
import { readReceivablesSearch } from '@/features/receivables/receivables-address';
import { ReceivablesScreen } from '@/features/receivables/receivables-screen';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/receivables')({
  validateSearch: readReceivablesSearch,
  loaderDeps: ({ search: { branch } }) => ({ branch }),
  loader: ({ context: { queryClient }, deps: { branch } }) => {
    readAhead(queryClient.query(branchQueries.list()));
    if (branch !== undefined) {
      readAhead(queryClient.query(receivablesQueries.summary(branch)));
    }
  },
  component: ReceivablesRoute,
});

function ReceivablesRoute() {
  return <ReceivablesScreen branch={Route.useSearch().branch} />;
}
