import type { QueryClient } from '@tanstack/react-query';
import { forgetUnusable } from '@/modules/branch-picker/unusable-branches';
import { stopRun } from '@/modules/bulk-job/current-run';
import { onNextBusinessDay } from '@/modules/business-day/use-business-today';
import { currentExport } from '@/modules/export/current-export';
import { learnPermissions } from '@/modules/permissions/learn-permissions';
import { forgetPermissions } from '@/modules/permissions/permission-record';
import { currentLocale } from '@/text/locale';
import type { AppRouter } from '../router';
import { watchSession } from './session-watch';
import { signInAddress } from './sign-in-address';
import { onSignedOutElsewhere } from './sign-out-channel';
import type { WorkingSessionStore } from './working-session';

const waitingIntervalMs = 3_000;

/** Wires the session to this page: its address, its router, its other tabs. */
export function startSession(parts: {
  queryClient: QueryClient;
  router: AppRouter;
  store: WorkingSessionStore;
}): void {
  const { queryClient, router, store } = parts;
  const toSignIn = () => {
    const { pathname, search } = window.location;
    window.location.replace(signInAddress(pathname + search, currentLocale()));
  };
  learnPermissions(queryClient.getQueryCache());
  // Nobody waits for it: it begins with the answers that are there by then, and the app goes on without it.
  const filterChecks = import('@/modules/filter-checks/watch-filters')
    .then(({ watchFilters }) => watchFilters(queryClient.getQueryCache()))
    .catch(() => null);
  // What the service counted in days is of yesterday: lists on the screen are read again, the others when they are opened.
  onNextBusinessDay(() => void queryClient.invalidateQueries());
  store.subscribe(() => {
    const { session, ended } = store.current();
    if (session === null || ended) return;
    forgetPermissions();
    forgetUnusable();
    void filterChecks.then((checks) => checks?.forget());
  });
  watchSession({
    queryClient,
    store,
    toSignIn,
    startOver: () => {
      currentExport.dismiss();
      stopRun();
      void router.navigate({ to: '/', replace: true, state: { startedOver: true } });
    },
    waitingIntervalMs,
  });
  onSignedOutElsewhere(() => {
    queryClient.clear();
    currentExport.dismiss();
    stopRun();
    toSignIn();
  });
}
