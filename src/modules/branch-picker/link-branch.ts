import { useRouter } from '@tanstack/react-router';
import { useLastBranch } from './last-branch';
import { useBranches } from './use-branches';

/** In an address, where the identifier of a branch stands: whoever opens the screen is asked which one they mean. */
export const toBeChosen = 'choose';

/** The branch last chosen, else the only one there is; null: only the person can tell, and nobody tells for them. */
export function useOwnBranch(): string | null {
  const last = useLastBranch();
  const { branches, failure, isPending } = useBranches();
  const [first, ...others] = branches;
  // Before the service has told them all, the first that is known need not be the only one.
  const isOnly = others.length === 0 && failure === null && !isPending;
  return last ?? (isOnly ? first?.id : undefined) ?? null;
}

/** Goes on to the screen that was asked for, in this branch; Back leads to where somebody came from, and not to the question. */
export function useGoOn(): (branchId: string) => void {
  const router = useRouter();
  return (branchId) => {
    const { maskedLocation } = router.state.location;
    const params = (known: object) => ({ ...known, branchId });
    void router.navigate({
      to: '.',
      params,
      search: true,
      replace: true,
      // What the address bar did not show, it does not show now.
      ...(maskedLocation && { mask: { to: '.', params, search: maskedLocation.search } }),
    });
  };
}
