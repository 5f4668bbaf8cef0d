import type { SignedInSession } from '@/contract/session';

/** What the shell knows of the session: who works here, and whether the gateway still agrees. */
export interface WorkingSession {
  session: SignedInSession | null;
  ended: boolean;
}

export interface WorkingSessionStore {
  current: () => WorkingSession;
  set: (next: WorkingSession) => void;
  subscribe: (listener: () => void) => () => void;
}

/** The one place that remembers who worked here when the gateway says that nobody does. */
export function createWorkingSessionStore(): WorkingSessionStore {
  let state: WorkingSession = { session: null, ended: false };
  const listeners = new Set<() => void>();
  return {
    current: () => state,
    set(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Names whoever works: sessions continue each other's work only when person, integration and business are the same. */
export function workerKey({ operator, integration }: SignedInSession): string {
  return JSON.stringify([operator, integration.name, integration.business]);
}
