import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tellsNames } from '../directory/met-in-answers';
import type { Gateway } from '../gateway';
import { errorForLog } from '../observe/log';
import { sendProblem } from '../problems';
import { admit, isBulk, type Call } from './admit';
import { ClientGone } from './gone';
import { outcomeOf } from './judge';
import { servicePath } from './match';
import { mayBeHeld } from './operations';
import { writeRoutes } from './writes';

/** Passes documented requests on with the key of the session. */
export async function serviceRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  const { matcher } = gateway;
  const url = `${servicePath}/*`;

  app.get(url, async (request, reply) => {
    const call = await admit(request, reply, gateway, matcher);
    return call === null ? reply : read(request, reply, gateway, call);
  });

  await writeRoutes(app, gateway, { url, matcher });

  app.route({
    method: ['PATCH', 'HEAD', 'OPTIONS'],
    url,
    onRequest: async (_request, reply) => sendProblem(reply, 'unknown-route'),
    handler: (_request, reply) => sendProblem(reply, 'unknown-route'),
  });
}

async function read(
  request: FastifyRequest,
  reply: FastifyReply,
  gateway: Gateway,
  { match, session }: Call,
): Promise<FastifyReply> {
  const gone = new ClientGone(reply.raw);
  const lane = gateway.lanes.of(session.integration.business);
  const turn =
    lane.turnNow(session.idHash) ?? (await lane.turn(session.idHash, isBulk(request), gone));
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
    gone,
    heldFor: mayBeHeld(match.operation) ? session.integration.business : null,
  });
  const limited = answer.kind === 'answer' && answer.status === 429;
  // Whoever goes away before the answer leaves nothing to learn from it.
  if (answer.kind === 'problem' && gone.aborted) turn.unused();
  const pause = turn.done(limited);
  if (answer.kind === 'problem') {
    measured(answer.problem);
    return sendProblem(reply, answer.problem, { outcome: answer.outcome });
  }
  measured(String(answer.status));
  if (limited) reply.header('retry-after', Math.max(1, pause));
  const outcome = outcomeOf(answer);
  await gateway.permissions.learn({ session, operation: match.operation.area }, answer, outcome);
  await gateway.zones.learn({ session, match }, answer, outcome);
  await gateway.snapshots.learn({ session, match }, answer, outcome);
  await gateway.purchases.learn({ session, match }, answer);
  if (answer.status === 200 && tellsNames(match.operation.template)) {
    await learnNames(request, gateway, { match, session }, answer.told);
  }
  return reply
    .code(answer.status)
    .headers({ 'x-outcome': outcome, 'content-type': 'application/json' })
    .send(answer.body);
}

/** What an answer calls things goes into the address book; the answer never has to do with how that ends. */
async function learnNames(
  request: FastifyRequest,
  { addressBook }: Gateway,
  { match, session }: Call,
  told: unknown,
): Promise<void> {
  const by = { business: session.integration.business, operator: session.operator };
  const { operation, path } = match;
  try {
    await addressBook.learn(by, { template: operation.template, path, told });
  } catch (error) {
    request.log.error({ failure: errorForLog(error) }, 'names of an answer were not learned');
  }
}
