import { useMutation, useQueryClient } from '@tanstack/react-query';
import { asApiError } from '@/api/core/errors';
import { sessionMutations } from '@/api/session/mutations';
import { stopRun } from '@/modules/bulk-job/current-run';
import { currentExport } from '@/modules/export/current-export';
import { currentLocale } from '@/text/locale';
import { signInAddress } from './sign-in-address';
import { tellAllTabs } from './sign-out-channel';

/** Both ways of signing out; afterwards nothing that was read is left in any tab of this browser. */
export function useSignOut() {
  const queryClient = useQueryClient();
  const here = useMutation(sessionMutations.signOut());
  const everywhere = useMutation(sessionMutations.signOutEverywhere());
  const leave = () => {
    void queryClient.cancelQueries();
    // Not before the page goes: screens that still stand would ask again for what they lose.
    window.addEventListener('pagehide', () => queryClient.clear(), { once: true });
    currentExport.dismiss();
    stopRun();
    // This one as well: asked by the browser, somebody may stay for a write that is on its way.
    tellAllTabs();
    window.location.assign(signInAddress('/', currentLocale()));
  };
  /** A session that had ended by itself is as good as signed out; that of somebody else is not this page's to end. */
  const leaveIfEnded = (thrown: unknown) => {
    const { kind, problem } = asApiError(thrown);
    if (kind === 'session' && problem !== 'other-person') leave();
  };
  const steps = { onSuccess: leave, onError: leaveIfEnded };
  return {
    signOut: () => here.mutate(undefined, steps),
    signOutEverywhere: () => everywhere.mutate(undefined, steps),
    /** Signing out failed: the session may still be open. */
    failed: here.isError || everywhere.isError,
  };
}
