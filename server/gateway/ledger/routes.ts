import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AttemptPage } from '../../../src/contract/attempt';
import {
  findsRecord,
  nameRecordSchema,
  resendSchema,
  settleSchema,
} from '../../../src/contract/attempt-requests';
import type { Gateway } from '../gateway';
import { sendProblem } from '../problems';
import { isBulk, sessionOf, unusedSessionOf } from '../service/admit';
import { keepJsonBytes, sendLedgerReply } from '../service/writes';
import type { Session } from '../sessions/store';
import { pathId } from './path-id';
import { toAttempt, toDetail } from './attempt-view';
import { bodyAs } from './body-as';
import { journalFileRoutes } from './file-routes';
import { journalQuerySchema } from './journal';

const base = '/gateway/attempts';

/** The journal, and what a person may do with an attempt. */
export async function ledgerRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  const { journal, ledger, sessions } = gateway;

  app.get(base, async (request, reply) => {
    const session = unusedSessionOf(request, reply);
    if (session === null) return reply;
    const read = journalQuerySchema.safeParse(request.query);
    if (!read.success) return sendProblem(reply, 'bad-query');
    const query = read.data;
    // What is open stands on every screen and is asked for without anybody; that is no use of a session.
    const isOpen = query.unresolved !== undefined || query.state === 'sending';
    if (!isOpen) await sessions.touch(session);
    const { rows, total } = await journal.page(session.integration, query);
    const { page, perPage } = query;
    const answer: AttemptPage = {
      rows: rows.map((found) => toAttempt(found, ledger.resendRefusal(found, session))),
      pagination: { page, lastPage: Math.max(1, Math.ceil(total / perPage)), perPage, total },
    };
    return reply.send(answer);
  });

  app.get(`${base}/people`, async (request, reply) => {
    const session = await sessionOf(request, reply, gateway);
    if (session === null) return reply;
    return reply.send({ people: await journal.people(session.integration) });
  });

  await journalFileRoutes(app, gateway);

  app.get(`${base}/:id`, async (request, reply) => {
    const session = await sessionOf(request, reply, gateway);
    return session === null ? reply : detail(request, reply, gateway, session);
  });

  await app.register((scope, _options, done) => {
    keepJsonBytes(scope);

    scope.post(`${base}/:id/resend`, async (request, reply) => {
      const session = await sessionOf(request, reply, gateway);
      if (session === null) return reply;
      const wish = bodyAs(resendSchema, request);
      if (wish === null) return sendProblem(reply, 'bad-body');
      const id = pathId(request);
      if (id === null) return sendProblem(reply, 'unknown-attempt');
      const asker = { session, requestId: request.id, bulk: isBulk(request) };
      return sendLedgerReply(reply, await ledger.resend(id, wish, asker));
    });

    scope.post(`${base}/:id/settle`, async (request, reply) => {
      const session = await sessionOf(request, reply, gateway);
      if (session === null) return reply;
      const settlement = bodyAs(settleSchema, request);
      if (settlement === null || settlement.note.trim() === '') {
        return sendProblem(reply, 'bad-body');
      }
      const isNamed = settlement.recordId !== undefined;
      if (isNamed && settlement.verdict !== 'applied') return sendProblem(reply, 'bad-body');
      const id = pathId(request);
      const found = id === null ? null : await journal.find(session.integration, id);
      if (found === null) return sendProblem(reply, 'unknown-attempt');
      if (isNamed && !findsRecord(found.row.operation)) return sendProblem(reply, 'bad-body');
      const refusal = await ledger.settle(found.row.id, settlement, session);
      if (refusal !== null) return sendProblem(reply, 'attempt-refused', { refusal });
      return detail(request, reply, gateway, session);
    });

    scope.post(`${base}/:id/record`, async (request, reply) => {
      const session = await sessionOf(request, reply, gateway);
      if (session === null) return reply;
      const named = bodyAs(nameRecordSchema, request);
      if (named === null) return sendProblem(reply, 'bad-body');
      const id = pathId(request);
      const found = id === null ? null : await journal.find(session.integration, id);
      if (found === null) return sendProblem(reply, 'unknown-attempt');
      if (!findsRecord(found.row.operation)) return sendProblem(reply, 'bad-body');
      const refusal = await ledger.nameRecord(found.row.id, named.recordId);
      if (refusal !== null) return sendProblem(reply, 'attempt-refused', { refusal });
      return detail(request, reply, gateway, session);
    });
    done();
  });
}

async function detail(
  request: FastifyRequest,
  reply: FastifyReply,
  { journal, ledger, documents, attachedFiles }: Gateway,
  session: Session,
): Promise<FastifyReply> {
  const id = pathId(request);
  const found = id === null ? null : await journal.find(session.integration, id);
  if (found === null) return sendProblem(reply, 'unknown-attempt');
  const papers = {
    document: await documents.ofAttempt(found.row.id),
    files: await attachedFiles.ofAttempt(found.row.id),
    removedFiles: await attachedFiles.removedFrom(found.row.id),
  };
  return reply.send(toDetail(found, ledger.resendRefusal(found, session), papers));
}
