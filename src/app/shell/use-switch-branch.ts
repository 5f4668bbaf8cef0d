import { rootRouteId, useRouter } from '@tanstack/react-router';
import { useRememberBranch } from '@/modules/branch-picker/last-branch';
import { toBeChosen, useGoOn } from '@/modules/branch-picker/link-branch';

/**
 * Opens another branch. A screen that waits for a branch goes on. A screen of one record makes way for its list. Any other screen of
 * a branch stays, with the filters that mean something there too. Where the address leads to no screen, the branch's lots are opened.
 * A screen of no branch stays as it is. The branch is remembered once it is the one that is worked in: leaving a form for it may be
 * thought better of.
 */
export function useSwitchBranch(): (branchId: string) => void {
  const router = useRouter();
  const goOn = useGoOn();
  const remember = useRememberBranch();
  return (branchId) => {
    const screen = router.state.matches.at(-1);
    if (screen === undefined) return;
    const { inOtherBranch } = screen.staticData;
    const here = 'branchId' in screen.params ? screen.params.branchId : toBeChosen;
    if (here === toBeChosen || here === branchId) remember(branchId);
    if (here === branchId) return;
    if (here !== toBeChosen) {
      // Before that screen is drawn, which would find another branch remembered.
      const { pathname: from } = router.state.location;
      const stop = router.history.subscribe(({ location, action }) => {
        // As when a draft ends that was on its way, and its address with it.
        if (location.pathname === from) return;
        stop();
        // Whoever thought better of it may go there by a link or by Back later on, which picks nothing.
        const isPicked = action.type === 'PUSH' && location.state.pickedBranch === branchId;
        if (isPicked) remember(branchId);
      });
    }
    const state = { pickedBranch: branchId };
    if ('branchId' in screen.params && here === toBeChosen) goOn(branchId);
    else if (inOtherBranch !== undefined) {
      void router.navigate({ to: inOtherBranch, params: { branchId }, state });
    } else if ('branchId' in screen.params) {
      const left = new Set(['page', ...(screen.staticData.ofOneBranch ?? [])]);
      void router.navigate({
        to: screen.fullPath,
        params: { ...screen.params, branchId },
        search: Object.fromEntries(
          Object.entries(screen.search).filter(([name]) => !left.has(name)),
        ),
        state,
      });
    } else if (screen.routeId === rootRouteId) {
      void router.navigate({ to: '/branches/$branchId/batches', params: { branchId } });
    }
  };
}
