import { createContext, use, useSyncExternalStore } from 'react';
import type { WorkingSession, WorkingSessionStore } from './working-session';

export const WorkingSessionContext = createContext<WorkingSessionStore | null>(null);

/** Who works here and whether the session has ended under their hands. */
export function useWorkingSession(): WorkingSession {
  const store = use(WorkingSessionContext);
  if (!store) throw new Error('useWorkingSession is called outside the app');
  return useSyncExternalStore(store.subscribe, store.current, store.current);
}
