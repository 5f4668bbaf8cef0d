import type { FastifyInstance } from 'fastify';
import type { SentPurchasePage } from '../../../src/contract/purchases';
import type { Gateway } from '../gateway';
import { idOf } from '../ledger/facts/read';
import { isRecord } from '../ledger/strict-json';
import { sendProblem } from '../problems';
import { sessionOf } from '../service/admit';
import { purchaseQuerySchema } from './purchases';

const base = '/gateway/purchases';

/** The purchases that were sent from here. */
export function purchaseRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { purchases } = gateway;

  app.get(base, async (request, reply) => {
    const session = await sessionOf(request, reply, gateway);
    if (session === null) return reply;
    const read = purchaseQuerySchema.safeParse(request.query);
    if (!read.success) return sendProblem(reply, 'bad-query');
    const { page, perPage } = read.data;
    const { rows, total } = await purchases.page(session.integration, read.data);
    const lastPage = Math.max(1, Math.ceil(total / perPage));
    return reply.send({
      rows,
      pagination: { page, lastPage, perPage, total },
    } satisfies SentPurchasePage);
  });

  app.get(`${base}/:id`, async (request, reply) => {
    const session = await sessionOf(request, reply, gateway);
    if (session === null) return reply;
    const id = idOf(isRecord(request.params) ? request.params['id'] : null);
    const found = id === null ? null : await purchases.find(session.integration, id);
    return found === null ? sendProblem(reply, 'unknown-attempt') : reply.send(found);
  });
}
