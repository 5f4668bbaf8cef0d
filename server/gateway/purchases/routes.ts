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
import { bodyAs } from '../ledger/body-as';
import { idOf } from '../ledger/facts/read';
import { isRecord } from '../ledger/strict-json';
import { sendProblem } from '../problems';
import { sessionOf } from '../service/admit';
import { keepJsonBytes } from '../service/writes';
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
export async function purchaseRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  const { purchases } = gateway;

  app.get(base, async (request, reply) => {
    const session = await sessionOf(request, reply, gateway);
    if (session === null) return reply;
    const read = purchaseQuerySchema.safeParse(request.query);
    if (!read.success) return sendProblem(reply, 'bad-query');
    const { page, perPage } = read.data;
    const { rows, total, sums } = await purchases.page(session.integration, read.data);
    const lastPage = Math.max(1, Math.ceil(total / perPage));
    return reply.send({
      rows,
      pagination: { page, lastPage, perPage, total },
      sums,
    } satisfies SentPurchasePage);
  });

  app.get('/gateway/payable', async (request, reply) => {
    const session = await sessionOf(request, reply, gateway);
    if (session === null) return reply;
    const read = payableQuerySchema.safeParse(request.query);
    if (!read.success) return sendProblem(reply, 'bad-query');
    const rows = await purchases.payable(session.integration, read.data.ids);
    return reply.send({ rows });
  });

  app.get('/gateway/payable/automatic', async (request, reply) => {
    const session = await sessionOf(request, reply, gateway);
    if (session === null) return reply;
    return reply.send((await purchases.automatic(session.integration)) satisfies AutomaticPayments);
  });

  app.get(`${base}/last`, async (request, reply) => {
    const session = await sessionOf(request, reply, gateway);
    if (session === null) return reply;
    const last = await purchases.last(session.integration, session.operator);
    return reply.send({ last } satisfies z.infer<typeof lastPurchaseSchema>);
  });

  app.get(`${base}/:id`, async (request, reply) => {
    const session = await sessionOf(request, reply, gateway);
    if (session === null) return reply;
    const id = idOf(isRecord(request.params) ? request.params['id'] : null);
    const found = id === null ? null : await purchases.find(session.integration, id);
    return found === null ? sendProblem(reply, 'unknown-attempt') : reply.send(found);
  });

  await app.register((scope, _options, done) => {
    keepJsonBytes(scope);

    scope.post(`${base}/earlier`, async (request, reply) => {
      const session = await sessionOf(request, reply, gateway);
      if (session === null) return reply;
      const asked = bodyAs(askedDocumentSchema, request);
      if (asked === null) return sendProblem(reply, 'bad-body');
      const earlier = await purchases.earlier(session.integration, asked);
      return reply.send({ earlier });
    });
    done();
  });
}
