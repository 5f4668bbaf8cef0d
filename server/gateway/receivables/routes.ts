import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway';
import { idOf } from '../told-values';
import { sendProblem } from '../problems';
import { route } from '../web/route';

const url = '/gateway/receivables/:branch';

/** What this installation saw of a branch's receivables, for whoever has just read them. */
export function receivablesRoutes(app: FastifyInstance, gateway: Gateway): void {
  route(app, gateway, { method: 'GET', url }, async ({ session, slots, reply }) => {
    const branch = idOf(slots['branch']);
    if (branch === null) return sendProblem(reply, 'unknown-route');
    const snapshots = await gateway.snapshots.of(session, branch);
    return snapshots === null
      ? sendProblem(reply, 'area-closed', { area: 'receivables' })
      : reply.send({ snapshots });
  });
}
