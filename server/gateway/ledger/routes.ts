import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AttemptPage } from '../../../src/contract/attempt';
import {
  findsRecord,
  nameRecordSchema,
  resendSchema,
  settleSchema,
} from '../../../src/contract/attempt-requests';
import type { Gateway } from '../gateway';
import { sendProblem } from '../problems';
import { isBulk } from '../service/admit';
import { sendLedgerReply } from '../service/writes';
import { route, type Asked } from '../web/route';
import { toAttempt, toDetail } from './attempt-view';
import { journalFileRoutes } from './file-routes';
import { journalQuerySchema } from './journal';

const base = '/gateway/attempts';

/** The journal, and what a person may do with an attempt. */
export function ledgerRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { journal, ledger, sessions } = gateway;

  route(
    app,
    gateway,
    { method: 'GET', url: base, isUse: false, query: journalQuerySchema },
    async ({ session, query, reply }) => {
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
    },
  );

  route(app, gateway, { method: 'GET', url: `${base}/people` }, async ({ session, reply }) =>
    reply.send({ people: await journal.people(session.integration) }),
  );

  journalFileRoutes(app, gateway);

  route(app, gateway, { method: 'GET', url: `${base}/:id` }, (asked) => detail(gateway, asked));

  route(
    app,
    gateway,
    { method: 'POST', url: `${base}/:id/resend`, body: resendSchema },
    async ({ session, id, body, request, reply }) => {
      if (id === null) return sendProblem(reply, 'unknown-attempt');
      const asker = { session, requestId: request.id, bulk: isBulk(request) };
      return sendLedgerReply(reply, await ledger.resend(id, body, asker));
    },
  );

  route(
    app,
    gateway,
    { method: 'POST', url: `${base}/:id/settle`, body: settleSchema },
    async ({ body, ...asked }) => {
      const { session, id, reply } = asked;
      if (body.note.trim() === '') return sendProblem(reply, 'bad-body');
      const isNamed = body.recordId !== undefined;
      if (isNamed && body.verdict !== 'applied') return sendProblem(reply, 'bad-body');
      const found = id === null ? null : await journal.find(session.integration, id);
      if (found === null) return sendProblem(reply, 'unknown-attempt');
      if (isNamed && !findsRecord(found.row.operation)) return sendProblem(reply, 'bad-body');
      const refusal = await ledger.settle(found.row.id, body, session);
      if (refusal !== null) return sendProblem(reply, 'attempt-refused', { refusal });
      return detail(gateway, asked);
    },
  );

  route(
    app,
    gateway,
    { method: 'POST', url: `${base}/:id/record`, body: nameRecordSchema },
    async ({ body, ...asked }) => {
      const { session, id, reply } = asked;
      const found = id === null ? null : await journal.find(session.integration, id);
      if (found === null) return sendProblem(reply, 'unknown-attempt');
      if (!findsRecord(found.row.operation)) return sendProblem(reply, 'bad-body');
      const refusal = await ledger.nameRecord(found.row.id, body.recordId);
      if (refusal !== null) return sendProblem(reply, 'attempt-refused', { refusal });
      return detail(gateway, asked);
    },
  );
}

async function detail(
  { journal, ledger, documents, attachedFiles }: Gateway,
  { session, id, reply }: Asked,
): Promise<FastifyReply> {
  const found = id === null ? null : await journal.find(session.integration, id);
  if (found === null) return sendProblem(reply, 'unknown-attempt');
  const papers = {
    document: await documents.ofAttempt(found.row.id),
    files: await attachedFiles.ofAttempt(found.row.id),
    removedFiles: await attachedFiles.removedFrom(found.row.id),
  };
  return reply.send(toDetail(found, ledger.resendRefusal(found, session), papers));
}
