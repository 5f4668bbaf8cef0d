import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attemptHeaders } from '../../../src/contract/attempt-words';
import type { WriteOperation } from '../../../src/contract/writes';
import type { Gateway } from '../gateway';
import { readAttemptHeaders, type AttemptNote } from '../ledger/attempt-headers';
import type { LedgerReply } from '../ledger/replies';
import { readStrictBody, type StrictBody } from '../ledger/strict-json';
import { sendProblem } from '../problems';
import { keepJsonBytes } from '../web/request';
import { admit, isBulk, type Call } from './admit';
import type { Matcher } from './match';

type Method = 'POST' | 'PUT' | 'DELETE';
type AdmittedWrite = Call & AttemptNote & { method: Method; operation: WriteOperation };

/** Documented writes: everything is checked, recorded in the ledger, and only then sent. */
export async function writeRoutes(
  app: FastifyInstance,
  gateway: Gateway,
  { url, matcher }: { url: string; matcher: Matcher },
): Promise<void> {
  const admitted = new WeakMap<FastifyRequest, AdmittedWrite>();
  await app.register((scope, _options, done) => {
    keepJsonBytes(scope);
    scope.route({
      method: ['POST', 'PUT', 'DELETE'],
      url,
      // Before the body is read.
      onRequest: async (request, reply) => {
        const call = await admit(request, reply, gateway, matcher);
        if (call === null) return reply;
        const { method, write: operation } = call.match.operation;
        if (method === 'GET' || operation === null) return sendProblem(reply, 'unknown-route');
        const note = readAttemptHeaders(request.headers);
        if (note === null) return sendProblem(reply, 'bad-attempt');
        if (method === 'DELETE' && hasBody(request)) return sendProblem(reply, 'bad-body');
        admitted.set(request, { ...call, ...note, method, operation });
      },
      handler: async (request, reply) => {
        const write = admitted.get(request);
        const body = write && bodyOf(write.method, request.body);
        if (!write || !body) return sendProblem(reply, 'bad-body');
        const { id, context, operation, method, session, match } = write;
        const answer = await gateway.ledger.write({
          id,
          context,
          operation,
          method,
          path: match.path,
          bodyText: body.text,
          body: body.value,
          session,
          requestId: request.id,
          bulk: isBulk(request),
        });
        return sendLedgerReply(reply, answer);
      },
    });
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? 0) !== 0;
}

function bodyOf(method: Method, body: unknown): StrictBody | null {
  if (method === 'DELETE') return { text: '', value: {} };
  return Buffer.isBuffer(body) ? readStrictBody(body) : null;
}

/** Tells what a send came to, as the service told it or as the gateway knows it. */
export function sendLedgerReply(reply: FastifyReply, answer: LedgerReply): FastifyReply {
  if (answer.recorded) reply.header(attemptHeaders.recorded, 'true');
  if (answer.kind === 'problem') {
    const { problem, kind: _kind, recorded: _recorded, ...details } = answer;
    return sendProblem(reply, problem, details);
  }
  const { status, body, outcome, replayed, pauseSeconds, owner } = answer;
  reply.header(attemptHeaders.owner, Buffer.from(JSON.stringify(owner)).toString('base64url'));
  if (replayed) reply.header('idempotent-replayed', 'true');
  if (status === 429) reply.header('retry-after', Math.max(1, pauseSeconds));
  return reply
    .code(status)
    .headers({ 'x-outcome': outcome, 'content-type': 'application/json' })
    .send(body);
}
