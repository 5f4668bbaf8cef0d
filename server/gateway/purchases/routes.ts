import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import {
  askedDocumentSchema,
  mostPayable,
  type AutomaticPayments,
  type lastPurchaseSchema,
  type SentPurchasePage,
} from '../../../src/contract/purchases';
import type { Gateway } from '../gateway';
import { sendProblem } from '../problems';
import { route } from '../web/route';
import { purchaseQuerySchema } from './query';

const base = '/gateway/purchases';

/** The service's ids of purchases, one after the other. */
const payableQuerySchema = z.strictObject({
  ids: z
    .string()
    .transform((text) => text.toLowerCase().split(','))
    .pipe(z.array(z.guid()).max(mostPayable)),
});

/** The purchases that were sent from here. */
export function purchaseRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { purchases } = gateway;

  route(
    app,
    gateway,
    { method: 'GET', url: base, query: purchaseQuerySchema },
    async ({ session, query, reply }) => {
      const { page, perPage } = query;
      const { rows, total, sums } = await purchases.page(session.integration, query);
      const lastPage = Math.max(1, Math.ceil(total / perPage));
      return reply.send({
        rows,
        pagination: { page, lastPage, perPage, total },
        sums,
      } satisfies SentPurchasePage);
    },
  );

  route(
    app,
    gateway,
    { method: 'GET', url: '/gateway/payable', query: payableQuerySchema },
    async ({ session, query: { ids }, reply }) =>
      reply.send({ rows: await purchases.payable(session.integration, ids) }),
  );

  route(
    app,
    gateway,
    { method: 'GET', url: '/gateway/payable/automatic' },
    async ({ session, reply }) =>
      reply.send((await purchases.automatic(session.integration)) satisfies AutomaticPayments),
  );

  route(app, gateway, { method: 'GET', url: `${base}/last` }, async ({ session, reply }) => {
    const last = await purchases.last(session.integration, session.operator);
    return reply.send({ last } satisfies z.infer<typeof lastPurchaseSchema>);
  });

  route(app, gateway, { method: 'GET', url: `${base}/:id` }, async ({ session, id, reply }) => {
    const found = id === null ? null : await purchases.find(session.integration, id);
    return found === null ? sendProblem(reply, 'unknown-attempt') : reply.send(found);
  });

  route(
    app,
    gateway,
    { method: 'POST', url: `${base}/earlier`, body: askedDocumentSchema },
    async ({ session, body, reply }) =>
      reply.send({ earlier: await purchases.earlier(session.integration, body) }),
  );
}
