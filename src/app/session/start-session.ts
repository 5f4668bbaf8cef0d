import type { QueryClient } from '@tanstack/react-query';
import { heedOtherTabs } from '@/api/attempts/heed-other-tabs';
import { forgetEmployees } from '@/api/employees/forget';
import { forgetUnusable } from '@/modules/branch-picker/unusable-branches';
import { onNextBusinessDay } from '@/modules/business-day/use-business-today';
import type { FilterWatch } from '@/modules/filter-checks/watch-filters';
import { laterPart } from '@/modules/later-part/later-part';
import { learnPermissions, recallPermissions } from '@/modules/permissions/learn-permissions';
import { forgetPermissions } from '@/modules/permissions/permission-record';
import { currentLocale } from '@/text/locale';
import { watchSession } from './session-watch';
import { signInAddress } from './sign-in-address';
import type { WorkingSessionStore } from './working-session';

const waitingIntervalMs = 3_000;

/** Wires the session to this page: its address, its queries, its other tabs. */
export function startSession(queryClient: QueryClient, store: WorkingSessionStore): void {
  const toSignIn = () => {
    const { pathname, search } = window.location;
    window.location.replace(signInAddress(pathname + search, currentLocale()));
  };
  learnPermissions(queryClient.getQueryCache());
  heedOtherTabs(queryClient);
  // Nobody waits for it: it begins with the answers that are there by then, and the app goes on without it.
  let filterWatch: FilterWatch | null = null;
  laterPart(() => import('./after-first-screen'))
    .load()
    .then(({ watchFilters, takeOverPreferences }) => {
      filterWatch = watchFilters(queryClient.getQueryCache());
      return takeOverPreferences(queryClient, store.get().session);
    })
    .catch(() => undefined);
  // What the service counted in days is of yesterday: lists on the screen are read again, the others when they are opened.
  onNextBusinessDay(() => void queryClient.invalidateQueries());
  store.subscribe(() => {
    const { session, ended, cover } = store.get();
    if (ended || cover) forgetEmployees(queryClient);
    if (session === null || ended || cover) return;
    forgetPermissions();
    void recallPermissions();
    forgetUnusable();
    filterWatch?.forget();
  });
  watchSession({
    queryClient,
    store,
    toSignIn,
    waitingIntervalMs,
  });
}
