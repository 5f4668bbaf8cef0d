import { useRouterState } from '@tanstack/react-router';
import { isIdentifier } from '@/domain/identifier';
import { useOwnBranch } from '@/modules/branch-picker/link-branch';

/** The branch that the address names; null on a screen of no branch and for what cannot be one. */
export function useScreenBranch(): string | null {
  // The shell stands around the routes and has no match of its own.
  const branchId = useRouterState({
    select: ({ matches }) =>
      matches.flatMap(({ params }) => ('branchId' in params ? [params.branchId] : [])).at(-1),
  });
  return branchId !== undefined && isIdentifier(branchId) ? branchId : null;
}

/** The branch of the screen, else one's own: what the header names, and where links to screens of a branch lead. */
export function useCurrentBranch(): string | null {
  const ofScreen = useScreenBranch();
  const own = useOwnBranch();
  return ofScreen ?? own;
}
