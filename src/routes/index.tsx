import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { branchQueries } from '@/api/branches/queries';
import { sessionQueries } from '@/api/session/queries';
import { ChooseBranch } from '@/modules/branch-picker/choose-branch';
import { rememberedBranch } from '@/modules/branch-picker/local-branches';

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient }, location }) => {
    const session = await queryClient.query(sessionQueries.current());
    if (!session.signedIn) return;
    const remembered = rememberedBranch(session.integration.business);
    // A list that cannot be read is told by the screen, which then offers to paste a branch.
    const branches = remembered
      ? null
      : await queryClient.query(branchQueries.list()).catch(() => null);
    const branchId = remembered ?? branches?.rows[0]?.id;
    if (branchId === undefined) return;
    redirect({
      throw: true,
      to: '/branches/$branchId/batches',
      params: { branchId },
      state: location.state,
      replace: true,
    });
  },
  component: HomeRoute,
});

function HomeRoute() {
  const navigate = useNavigate();
  return (
    <ChooseBranch
      onPick={(branchId) =>
        void navigate({ to: '/branches/$branchId/batches', params: { branchId } })
      }
    />
  );
}
