import { noteGatewayTime, noteLaborZone } from '@/api/core/gateway-clock';
import { request } from '@/api/core/http';
import { httpSettings } from '@/api/core/http-settings';
import { readShape } from '@/api/core/shape';
import { permissionsSchema, type Proven } from '@/contract/permission';
import { sessionSchema, type Session } from '@/contract/session';

const current = { name: 'session.current' };
const signOutHere = { name: 'session.sign-out' };
const signOutAll = { name: 'session.sign-out-everywhere' };

/**
 * Who is signed in and with which settings; `signedIn: false` is an answer, not a failure. From then on the app goes by the
 * gateway's clock and the business's zone.
 */
export async function fetchSession(): Promise<Session> {
  const session = await request({ operation: current, url: '/gateway/session' }, sessionSchema);
  if (!session.signedIn) return session;
  // Somebody else of another business may be signed in by now: the page keeps its own person's zone.
  if ((httpSettings().mark ?? session.mark) === session.mark)
    noteLaborZone(session.laborZone, session.profile);
  noteGatewayTime(session.now);
  return session;
}

/** Ends this browser's session. */
export function signOut(): Promise<void> {
  return request(
    { operation: signOutHere, url: '/gateway/sign-out', method: 'POST' },
    () => undefined,
  );
}

export function signOutEverywhere(): Promise<void> {
  return request(
    { operation: signOutAll, url: '/gateway/sign-out-everywhere', method: 'POST' },
    () => undefined,
  );
}

const url = '/gateway/permissions';

/** What the service's answers proved in this session so far, as the gateway remembers it. */
export function fetchProven(): Promise<Proven[]> {
  const operation = { name: 'session.permissions' };
  return request({ operation, url }, (body) => readShape(permissionsSchema, body).proven);
}

/** The gateway forgets what was refused, too; what worked stays. */
export function forgetRefused(): Promise<void> {
  const operation = { name: 'session.forget-refusals' };
  return request({ operation, url, method: 'DELETE' }, () => undefined);
}
