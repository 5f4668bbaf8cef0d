import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { asApiError } from '@/api/core/errors';
import { sessionQueries } from '@/api/session/queries';
import { ErrorPanel } from '@/modules/error-panel/error-panel';
import { SessionContext } from '@/modules/session/session-context';
import { m } from '@/text/generated/messages';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import classes from './session-gate.module.css';
import { workerKey } from './working-session';
import { useWorkingSession } from './working-session-context';

/** Shows nothing of the app before it is known who works; another worker gets a screen of their own. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { session } = useWorkingSession();
  const current = useQuery(sessionQueries.current());
  if (session) {
    return (
      <SessionContext value={session} key={workerKey(session)}>
        {children}
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
