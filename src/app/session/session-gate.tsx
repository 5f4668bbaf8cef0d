import { useQuery } from '@tanstack/react-query';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { asApiError } from '@/api/core/errors';
import { sessionQueries } from '@/api/session/queries';
import { ErrorPanel } from '@/modules/error-panel/error-panel';
import { SessionContext } from '@/modules/session/session-context';
import { m } from '@/text/generated/messages';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { PageCover } from './page-cover';
import classes from './session-gate.module.css';
import type { WorkingSession, WorkingSessionStore } from './working-session';

/** Shows nothing of the app before it is known who works, and covers it while somebody else does. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { session, cover } = useWorkingSession();
  const current = useQuery(sessionQueries.current());
  if (session) {
    return (
      <SessionContext value={session}>
        {children}
        {cover ? <PageCover owner={session} by={cover.by} /> : null}
      </SessionContext>
    );
  }
  return (
    <main className={classes.gate}>
      {current.error ? (
        <ErrorPanel
          error={asApiError(current.error)}
          subject={m.session_subject()}
          onRetry={() => void current.refetch()}
        />
      ) : (
        <SlowNotice>{m.session_opening()}</SlowNotice>
      )}
    </main>
  );
}

export const WorkingSessionContext = createContext<WorkingSessionStore | null>(null);

/** Who works here and whether the session has ended under their hands. */
export function useWorkingSession(): WorkingSession {
  const store = use(WorkingSessionContext);
  if (!store) throw new Error('useWorkingSession is called outside the app');
  return useSyncExternalStore(store.subscribe, store.get);
}
