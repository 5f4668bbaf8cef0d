import { useRouterState } from '@tanstack/react-router';
import { isIdentifier } from '@/domain/identifier';
import { useLastBranch } from '@/modules/branch-picker/last-branch';
import { useBranches } from '@/modules/branch-picker/use-branches';

/** The branch that the address names; null on a screen of no branch and for what cannot be one. */
export function useScreenBranch(): string | null {
  // The shell stands around the routes and has no match of its own.
  const branchId = useRouterState({
    select: ({ matches }) =>
      matches.flatMap(({ params }) => ('branchId' in params ? [params.branchId] : [])).at(-1),
  });
  return branchId !== undefined && isIdentifier(branchId) ? branchId : null;
}

/** The branch of the screen, else the one last chosen; null before any was. */
export function useCurrentBranch(): string | null {
  const ofScreen = useScreenBranch();
  const last = useLastBranch();
  return ofScreen ?? last ?? null;
}

/** Where links to screens of a branch lead: before any was chosen, to the first that the service lists. */
export function useLinkBranch(): string | null {
  const { branches } = useBranches();
  return useCurrentBranch() ?? branches[0]?.id ?? null;
}
