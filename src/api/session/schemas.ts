import { sessionSchema, type Session } from '@/contract/session';
import { readShape } from '../core/shape';

export type { Session, SignedInSession } from '@/contract/session';

/** Reads the gateway's answer; its shape is our own contract, so nothing in it is optional. */
export function readSession(body: unknown): Session {
  return readShape(sessionSchema, body);
}
