import { createFileRoute } from '@tanstack/react-router';
import { branchQueries } from '@/api/branches/queries';
import { receivablesQueries } from '@/api/receivables/queries';
import { ReceivablesScreen } from '@/features/receivables/receivables-screen';

export const Route = createFileRoute('/receivables')({
  // What it names need not be a branch; without it all of them are shown.
  validateSearch: ({ branch }: Record<string, unknown>): { branch?: string | undefined } => ({
    branch: typeof branch === 'string' ? branch.toLowerCase() : undefined,
  }),
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
