import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { asApiError } from '@/api/core/errors';
import { listenForSession, workFor } from '@/api/core/http-settings';
import { setPaymentResends } from '@/api/core/attempt-settings';
import { setProfile } from '@/api/core/profile';
import { sessionQueries } from '@/api/session/queries';
import type { SignedInSession } from '@/api/session/schemas';
import { heedVersion } from '@/app/lost-parts';
import { nextLookIn, sessionEnd } from './session-end';
import { onSignedOut } from './sign-out-channel';
import type { WorkingSessionStore } from './working-session';

export interface SessionWatchParts {
  queryClient: QueryClient;
  store: WorkingSessionStore;
  /** Nobody is signed in and nothing is on the screen yet: off to the gateway's page. */
  toSignIn: () => void;
  /** How often to ask while the page waits for its person to be signed in again. */
  waitingIntervalMs: number;
}

/**
 * Follows the gateway's session for as long as the page lives: at start, on focus, when any answer says that the session is over
 * or somebody else's, when a tab signs out, shortly before its end, and every few seconds while it waits. Returns how to
 * stop.
 */
export function watchSession(parts: SessionWatchParts): () => void {
  const { queryClient, store } = parts;
  const current = sessionQueries.current();
  /** A page belongs to one person from its first answer on; another one is never adopted by it. */
  const isOthers = ({ mark }: SignedInSession) => {
    const { session } = store.get();
    return session !== null && session.mark !== mark;
  };
  const observer = new QueryObserver(queryClient, {
    ...current,
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdatedAt, status } }) =>
      data?.signedIn === true && status !== 'error' && !isOthers(data)
        ? nextLookIn(sessionEnd(data, dataUpdatedAt), Date.now())
        : parts.waitingIntervalMs,
    refetchIntervalInBackground: true,
  });

  const stopObserving = observer.subscribe(({ data }) => {
    if (!data) return;
    const { session, ended, cover } = store.get();
    if (!data.signedIn) {
      if (!session) parts.toSignIn();
      // Who left a covered page is gone; it stays covered.
      else if (!ended) store.set({ session, ended: true, cover: cover && { by: null } });
      return;
    }
    heedVersion(data.appVersion);
    if (isOthers(data)) {
      if (cover?.by?.mark !== data.mark) store.set({ session, ended: false, cover: { by: data } });
      return;
    }
    setProfile(data.profile);
    setPaymentResends(data.paymentResends);
    workFor(data.mark);
    if (session && !ended && !cover) return;
    store.set({ session: data, ended: false, cover: null });
    if (session) void readAgainWhatStopped(queryClient);
  });

  listenForSession(() => void queryClient.invalidateQueries({ queryKey: current.queryKey }));

  const stopHearing = onSignedOut(() => {
    const { session } = store.get();
    // A question under way is given up, and what it falls back to still says that somebody is signed in: covered last.
    void queryClient.cancelQueries({ queryKey: current.queryKey });
    queryClient.setQueryData(current.queryKey, { signedIn: false });
    if (session !== null) store.set({ session, ended: true, cover: { by: null } });
  });

  return () => {
    stopObserving();
    stopHearing();
    listenForSession(null);
  };
}

/** The reads that failed for want of a session, and what was forgotten meanwhile, go on where they were. */
function readAgainWhatStopped(queryClient: QueryClient): Promise<void> {
  return queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state: { status, fetchStatus, error } }) =>
      error === null
        ? status === 'pending' && fetchStatus === 'idle'
        : asApiError(error).kind === 'session',
  });
}
