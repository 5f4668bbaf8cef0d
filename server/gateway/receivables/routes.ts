import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway';
import { idOf } from '../ledger/facts/read';
import { isRecord } from '../ledger/strict-json';
import { sendProblem } from '../problems';
import { sessionOf } from '../service/admit';

/** What this installation saw of a branch's receivables, for whoever has just read them. */
export function receivablesRoutes(app: FastifyInstance, gateway: Gateway): void {
  app.get('/gateway/receivables/:branch', async (request, reply) => {
    const session = await sessionOf(request, reply, gateway);
    if (session === null) return reply;
    const branch = idOf(isRecord(request.params) ? request.params['branch'] : null);
    if (branch === null) return sendProblem(reply, 'unknown-route');
    const snapshots = await gateway.snapshots.of(session, branch);
    return snapshots === null
      ? sendProblem(reply, 'area-closed', { area: 'receivables' })
      : reply.send({ snapshots });
  });
}
