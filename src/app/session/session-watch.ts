import { hashKey, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { asApiError } from '@/api/core/errors';
import { setProfile } from '@/api/core/profile';
import { sessionQueries } from '@/api/session/queries';
import { nextLookIn, sessionEnd } from './session-end';
import { workerKey, type WorkingSessionStore } from './working-session';

export interface SessionWatchParts {
  queryClient: QueryClient;
  store: WorkingSessionStore;
  /** Nobody is signed in and nothing is on the screen yet: off to the gateway's page. */
  toSignIn: () => void;
  /** Somebody else works here now: what was read belongs to another session. */
  startOver: () => void;
  /** How often to ask while an ended session waits to be opened again. */
  waitingIntervalMs: number;
}

/**
 * Follows the gateway's session for as long as the page lives: at start, on focus, when any read says that the session
 * ended, shortly before it does, and every few seconds while it waits. Returns how to stop.
 */
export function watchSession(parts: SessionWatchParts): () => void {
  const { queryClient, store } = parts;
  const current = sessionQueries.current();
  const sessionHash = hashKey(current.queryKey);
  const observer = new QueryObserver(queryClient, {
    ...current,
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdatedAt, status } }) =>
      data?.signedIn === true && status !== 'error'
        ? nextLookIn(sessionEnd(data, dataUpdatedAt), Date.now())
        : parts.waitingIntervalMs,
    refetchIntervalInBackground: true,
  });

  const stopObserving = observer.subscribe(({ data }) => {
    if (!data) return;
    const { session, ended } = store.current();
    if (!data.signedIn) {
      if (!session) parts.toSignIn();
      else if (!ended) store.set({ session, ended: true });
      return;
    }
    setProfile(data.profile);
    if (session && workerKey(session) !== workerKey(data)) {
      queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash !== sessionHash });
      store.set({ session: data, ended: false });
      parts.startOver();
    } else if (!session || ended) {
      store.set({ session: data, ended: false });
      if (ended) void readAgainWhatStopped(queryClient);
    }
  });

  const stopListening = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (event.query.queryHash === sessionHash) return;
    if (asApiError(event.action.error).kind === 'session') {
      void queryClient.invalidateQueries({ queryKey: current.queryKey });
    }
  });

  return () => {
    stopObserving();
    stopListening();
  };
}

/** The reads that failed for want of a session go on where they were. */
function readAgainWhatStopped(queryClient: QueryClient): Promise<void> {
  return queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.error !== null && asApiError(state.error).kind === 'session',
  });
}
