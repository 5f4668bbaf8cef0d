import type { SignedInSession } from '@/contract/session';
import { createStore, type Store } from '@/domain/store';

/** What the shell knows of the session: whom this page belongs to, and whether the gateway still agrees. */
export interface WorkingSession {
  /** Whom this page belongs to for as long as it lives; null before it is known. */
  session: SignedInSession | null;
  /** Nobody is signed in any more. */
  ended: boolean;
  /** Hides the page: the browser is not its person's now. `by`: who is signed in instead; null: signed out on purpose. */
  cover: { by: SignedInSession | null } | null;
}

export type WorkingSessionStore = Store<WorkingSession>;

/** The one place that remembers who worked here when the gateway says that nobody does, or somebody else. */
export const createWorkingSessionStore = (): WorkingSessionStore =>
  createStore<WorkingSession>({ session: null, ended: false, cover: null });
