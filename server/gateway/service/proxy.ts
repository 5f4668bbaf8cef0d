import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Outcome } from '../../../src/contract/outcome';
import { bulkPriority } from '../../../src/contract/priority';
import type { Gateway } from '../gateway';
import { sendProblem } from '../problems';
import type { Session } from '../sessions/store';
import { createMatcher, type Match, type Matcher } from './match';
import { operationsOf } from './operations';

/** Where the browser finds the service, whatever the service's own address. */
export const servicePath = '/api/external/v1';

type Call = { match: Match; session: Session };

/** Passes documented reads on with the key of the session; writes are known, and refused. */
export function serviceRoutes(app: FastifyInstance, gateway: Gateway): void {
  const matcher = createMatcher(operationsOf(gateway.settings.profile), servicePath);
  const url = `${servicePath}/*`;

  app.get(url, async (request, reply) => {
    const call = await admit(request, reply, gateway, matcher);
    return call === null ? reply : read(request, reply, gateway, call);
  });

  app.route({
    method: ['POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'],
    url,
    onRequest: async (request, reply) => {
      const call = await admit(request, reply, gateway, matcher);
      return call === null ? reply : sendProblem(reply, 'writes-refused');
    },
    handler: (_request, reply) => sendProblem(reply, 'writes-refused'),
  });
}

/** The call a request makes, when its route is known and its session lives; otherwise it has been answered. */
async function admit(
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
  const session = await gateway.sessions.find(gateway.cookie.read(request));
  if (session === null) {
    sendProblem(reply, 'session-ended');
    return null;
  }
  await gateway.sessions.touch(session);
  return { match, session };
}

async function read(
  request: FastifyRequest,
  reply: FastifyReply,
  gateway: Gateway,
  { match, session }: Call,
): Promise<FastifyReply> {
  const gone = whenGone(reply);
  const bulk = request.headers[bulkPriority.name.toLowerCase()] === bulkPriority.value;
  const lane = gateway.lanes.of(session.integration.business);
  const turn = await lane.turn(session.idHash, bulk, gone);
  if ('refused' in turn) {
    // Nobody is left to read an answer, but the request has to end.
    if (turn.refused === 'gone') return reply.code(499).send();
    return sendProblem(reply, turn.refused, { retryAfterSeconds: turn.retryAfterSeconds });
  }
  const measured = gateway.metrics.serviceCall(match.operation.template);
  const answer = await gateway.service.read({
    path: match.path,
    query: match.query,
    key: session.key,
    requestId: request.id,
    signal: gone,
  });
  const limited = answer.kind === 'answer' && answer.status === 429;
  const pause = turn.done(limited);
  if (answer.kind === 'problem') {
    measured(answer.problem);
    return sendProblem(reply, answer.problem, { outcome: answer.outcome });
  }
  measured(String(answer.status));
  if (limited) reply.header('retry-after', Math.max(1, pause));
  return reply
    .code(answer.status)
    .headers({ 'x-outcome': outcomeOf(answer.status), 'content-type': 'application/json' })
    .send(answer.body);
}

function outcomeOf(status: number): Outcome {
  if (status < 300) return 'applied';
  return status < 500 ? 'rejected' : 'unknown';
}

/** Aborted when the client goes away before it has its answer. */
function whenGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
