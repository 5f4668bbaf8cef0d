import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { arrivalOf, readBody, type Arrival, type ReceivedBody } from './arrival';
import { breakAnswer } from './broken-answers';
import { faultKinds, type Fault } from './faults';
import { faultAnswer, isAnswering } from './fault-answers';
import type { Operation } from './operation';
import { answerTo } from './pipeline';
import type { Answer } from './replies';
import type { LoggedRequest } from './request-log';
import { matchOperation, pathBelowBase } from './routes';
import type { Claim, Worlds } from './worlds';

export interface ServiceParts {
  worlds: Worlds;
  operations: readonly Operation[];
  /** Told of every mistake of ours; the caller never sees more than the documented 500. */
  onFailure: (error: unknown) => void;
}

interface Received {
  arrival: Arrival;
  claim: Claim | null;
  /** The path below the base; null when it is under none. */
  path: string | null;
  /** What it asks for; null when nothing answers there. */
  operation: Operation | null;
  entry: LoggedRequest;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** @param personal names whose values are nobody's to keep */
function queryObject(query: URLSearchParams, personal: readonly string[]): LoggedRequest['query'] {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(
    names.map((name) => {
      if (personal.includes(name)) return [name, '…'];
      const values = query.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

function logged(
  { method, path, query, headers, body }: Arrival,
  claim: Claim | null,
  personal: readonly string[],
) {
  return {
    at: new Date().toISOString(),
    method,
    path,
    query: queryObject(query, personal),
    headers: { ...headers },
    body: body.kind === 'bytes' ? body.bytes.toString('utf8') : null,
    integration: claim?.integration.name ?? null,
    status: null,
    result: null,
    fault: null,
  };
}

function receive({ worlds, operations }: ServiceParts, request: FastifyRequest): Received {
  const body = (request.body as ReceivedBody | null | undefined) ?? { kind: 'none' };
  const { method, headers, originalUrl } = request;
  const arrival = arrivalOf(method, originalUrl, headers, body);
  const key = headers['x-api-key'];
  const claim = typeof key === 'string' ? worlds.claimOf(key) : null;
  const path = pathBelowBase(arrival.path, claim?.world.clock.now() ?? new Date());
  const requests = claim?.world.requests ?? worlds.unclaimed;
  const profile = claim?.world.profile ?? worlds.profile;
  const asked = path === null ? null : matchOperation(operations, profile, method, path)?.operation;
  const personal = asked?.personal?.(profile) ?? [];
  return {
    arrival,
    claim,
    path,
    operation: asked ?? null,
    entry: requests.add(logged(arrival, claim, personal)),
  };
}

async function ask(
  { operations, worlds, onFailure }: ServiceParts,
  { arrival, path, claim, entry }: Received,
): Promise<Answer> {
  const service = { operations, profile: worlds.profile, onFailure };
  const answer = await answerTo(arrival, path, claim, service);
  const replayed = answer.headers?.['Idempotent-Replayed'] === 'true';
  entry.result = { status: answer.status, replayed };
  return answer;
}

function send(reply: FastifyReply, entry: LoggedRequest, answer: Answer): FastifyReply {
  entry.status = answer.status;
  return reply
    .code(answer.status)
    .headers({ 'content-type': 'application/json; charset=utf-8', ...answer.headers })
    .send(JSON.stringify(answer.body));
}

async function answerWithFault(
  parts: ServiceParts,
  received: Received,
  reply: FastifyReply,
  fault: Fault,
): Promise<FastifyReply> {
  const { entry } = received;
  const { kind } = fault;
  const takesEffect = (fault.when ?? faultKinds[kind]) === 'after';
  entry.fault = kind;
  if (kind === 'slow') {
    if (!takesEffect) await wait(fault.ms);
    const answer = await ask(parts, received);
    if (takesEffect) await wait(fault.ms);
    return send(reply, entry, answer);
  }
  const own = takesEffect ? await ask(parts, received) : null;
  if (isAnswering(kind)) {
    const { envelope = 'status', scope = null } = received.operation ?? {};
    return send(reply, entry, faultAnswer({ ...fault, kind }, { envelope, scope }));
  }
  reply.hijack();
  entry.status = breakAnswer(reply.raw, { ...fault, kind }, own);
  return reply;
}

/** The service on HTTP: one handler, because the paths depend on the world whose key a request carries. */
export function createService(parts: ServiceParts): FastifyInstance {
  // Fastify's router is passed by: `matchOperation` decides, and no path can fail before it is asked.
  const service = Fastify({ forceCloseConnections: true, rewriteUrl: () => '/' });

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const received = receive(parts, request);
    const { claim, path, arrival, entry } = received;
    const fault = path === null ? null : claim?.world.faults.take(arrival, path);
    return fault
      ? answerWithFault(parts, received, reply, fault)
      : send(reply, entry, await ask(parts, received));
  }

  service.removeAllContentTypeParsers();
  service.addContentTypeParser('*', (_: FastifyRequest, payload: IncomingMessage) =>
    readBody(payload),
  );
  // A body that Fastify refuses before our reader sees it is, to the pipeline, a request without one.
  service.setErrorHandler((_error, request, reply) => handle(request, reply));
  service.setNotFoundHandler(handle);
  return service;
}
