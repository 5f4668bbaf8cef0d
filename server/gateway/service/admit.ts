import type { FastifyReply, FastifyRequest } from 'fastify';
import { bulkPriority } from '../../../src/contract/priority';
import type { Gateway } from '../gateway';
import { sendProblem } from '../problems';
import type { Session } from '../sessions/store';
import type { Match, Matcher } from './match';

/** A request for the service whose route is known and whose session lives. */
export type Call = { match: Match; session: Session };

/** The call a request makes; null: it has been answered. */
export async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  gateway: Gateway,
  matcher: Matcher,
): Promise<Call | null> {
  const match = matcher(request.method, request.raw.url ?? '');
  if (match === 'unknown-route' || match === 'bad-query') {
    sendProblem(reply, match);
    return null;
  }
  request.operation = match.operation.template;
  const session = await sessionOf(request, reply, gateway);
  return session && { match, session };
}

/** The living session of a request, marked as used; null: there is none, and that has been answered. */
export async function sessionOf(
  request: FastifyRequest,
  reply: FastifyReply,
  gateway: Gateway,
): Promise<Session | null> {
  const session = unusedSessionOf(request, reply);
  if (session !== null) await gateway.sessions.touch(session);
  return session;
}

/** As `sessionOf`, for what a page asks by itself, without anybody: that is no use of a session. */
export function unusedSessionOf(request: FastifyRequest, reply: FastifyReply): Session | null {
  const { session } = request;
  if (session === null) sendProblem(reply, 'session-ended');
  return session;
}

/** Whether people's requests go first. */
export function isBulk(request: FastifyRequest): boolean {
  return request.headers[bulkPriority.name.toLowerCase()] === bulkPriority.value;
}
