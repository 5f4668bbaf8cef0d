import { request } from '../core/http';
import { readSession, type Session } from './schemas';

const current = { name: 'session.current', missing: 'record' } as const;
const signOutHere = { name: 'session.sign-out', missing: 'record' } as const;
const signOutAll = { name: 'session.sign-out-everywhere', missing: 'record' } as const;

/** Who is signed in and with which settings; `signedIn: false` is an answer, not a failure. */
export function fetchSession(): Promise<Session> {
  return request({ operation: current, url: '/gateway/session' }, readSession);
}

/** Ends this browser's session. */
export function signOut(): Promise<void> {
  return request(
    { operation: signOutHere, url: '/gateway/sign-out', method: 'POST' },
    () => undefined,
  );
}

/** Ends every session of this operator. */
export function signOutEverywhere(): Promise<void> {
  return request(
    { operation: signOutAll, url: '/gateway/sign-out-everywhere', method: 'POST' },
    () => undefined,
  );
}
