import { useRouterState } from '@tanstack/react-router';
import { isIdentifier } from '@/domain/identifier';
import { useLocalBranches } from '@/modules/branch-picker/local-branches';
import { useSession } from '@/modules/session/session-context';

/** The branch of the screen, else the one last chosen; null before any was. */
export function useCurrentBranch(): string | null {
  // The shell stands around the routes and has no match of its own.
  const branchId = useRouterState({
    select: ({ matches }) =>
      matches.flatMap(({ params }) => ('branchId' in params ? [params.branchId] : [])).at(-1),
  });
  const { remembered } = useLocalBranches(useSession().integration.business);
  return branchId !== undefined && isIdentifier(branchId) ? branchId : remembered;
}
