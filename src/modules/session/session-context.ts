import { createContext, use } from 'react';
import type { SignedInSession } from '@/api/session/schemas';

/** Who works here now; stays the same while an ended session waits to be opened again. */
export const SessionContext = createContext<SignedInSession | null>(null);

/** The session the screen works under. Throws outside the shell, where there is none. */
export function useSession(): SignedInSession {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession is called outside the session');
  return session;
}
