import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { bulkJobStates, bulkKinds } from '../../../src/contract/bulk-job';
import {
  amendSchema,
  bulkPartSchema,
  finishSchema,
  leaseSchema,
  newBulkJobSchema,
  pauseSchema,
  plannedPaymentsSchema,
} from '../../../src/contract/bulk-job-requests';
import { rowOutcomes } from '../../../src/contract/bulk-words';
import type { Gateway } from '../gateway';
import { pathId } from '../ledger/path-id';
import { bodyAs } from '../ledger/body-as';
import { sendProblem } from '../problems';
import { sessionOf, unusedSessionOf } from '../service/admit';
import { keepJsonBytes } from '../service/writes';
import type { Session } from '../sessions/store';
import { alikeRows } from './alike';
import { pageOfRows } from './rows';
import type { JobMove } from './store';
import { listJobs } from './view';

const base = '/gateway/jobs';

const number = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));

const listQuery = z.strictObject({
  kind: z.enum(bulkKinds).optional(),
  state: z.enum(bulkJobStates).optional(),
  page: number(1, 999_999_999).default(1),
});
const rowsQuery = z.strictObject({
  outcome: z.enum(rowOutcomes).optional(),
  after: number(0, 999_999_999).optional(),
  page: number(1, 999_999_999).default(1),
  perPage: number(1, 500).default(100),
});
const nothing = z.strictObject({});

/** Plans of many changes, how far they are, and what may be done with them. */
export async function jobRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  const { jobs, database, now, settings } = gateway;

  app.get(base, async (request, reply) => {
    const session = unusedSessionOf(request, reply);
    if (session === null) return reply;
    const query = listQuery.safeParse(request.query);
    if (!query.success) return sendProblem(reply, 'bad-query');
    const { kind, state, page } = query.data;
    return reply.send(await listJobs(database, session, { kind, state, page, now: now() }));
  });

  app.get(`${base}/:id`, async (request, reply) => {
    const session = unusedSessionOf(request, reply);
    if (session === null) return reply;
    const id = pathId(request);
    return tell(reply, id === null ? 'unknown' : await jobs.find(id, session));
  });

  app.get(`${base}/:id/rows`, async (request, reply) => {
    const session = unusedSessionOf(request, reply);
    if (session === null) return reply;
    const query = rowsQuery.safeParse(request.query);
    if (!query.success) return sendProblem(reply, 'bad-query');
    const id = pathId(request);
    const { outcome, after, page, perPage } = query.data;
    const asked = { id: id ?? '', session, now: now(), profile: settings.profile };
    const rows = await pageOfRows(database, asked, { outcome, after, page, perPage });
    return rows === null ? tell(reply, 'unknown') : reply.send(rows);
  });

  await app.register((scope, _options, done) => {
    keepJsonBytes(scope);

    scope.post(base, async (request, reply) => {
      const session = await sessionOf(request, reply, gateway);
      if (session === null) return reply;
      const wish = bodyAs(newBulkJobSchema, request);
      if (wish === null) return sendProblem(reply, 'bad-body');
      return tell(reply, await jobs.create(wish, session));
    });

    scope.post(`${base}/alike`, async (request, reply) => {
      const session = await sessionOf(request, reply, gateway);
      if (session === null) return reply;
      const planned = bodyAs(plannedPaymentsSchema, request);
      const alike =
        planned && (await alikeRows(gateway, planned, { session, requestId: request.id }));
      return alike === null ? sendProblem(reply, 'bad-body') : reply.send({ alike });
    });

    /** A move of a job that is asked for with a body of its own form. */
    const move = <Body>(
      name: string,
      schema: Parameters<typeof bodyAs<Body>>[0],
      make: (id: string, body: Body, session: Session) => Promise<JobMove>,
      find: typeof sessionOf | typeof unusedSessionOf = sessionOf,
    ) =>
      scope.post(`${base}/:id/${name}`, async (request, reply) => {
        const session = await find(request, reply, gateway);
        if (session === null) return reply;
        const body = bodyAs(schema, request);
        if (body === null) return sendProblem(reply, 'bad-body');
        const id = pathId(request);
        return tell(reply, id === null ? 'unknown' : await make(id, body, session));
      });

    move('rows', bulkPartSchema, (id, part, session) => jobs.add(id, part, session));
    move('pause', pauseSchema, (id, { cause }, session) => jobs.pause(id, cause, session));
    move('cancel', nothing, (id, _body, session) => jobs.cancel(id, session));
    move('resume', nothing, (id, _body, session) => jobs.resume(id, session));
    move('finish', finishSchema, (id, { holder }, session) => jobs.finish(id, holder, session));
    move('amend', amendSchema, (id, { holder, rows }, session) =>
      jobs.amend(id, holder, rows, session),
    );
    // Asked for by itself for as long as a job runs, so it is no use of a session.
    move(
      'lease',
      leaseSchema,
      (id, { holder, release }, session) =>
        release ? jobs.release(id, holder, session) : jobs.lease(id, holder, session),
      unusedSessionOf,
    );
    done();
  });
}

function tell(reply: FastifyReply, moved: JobMove): FastifyReply {
  if (moved === 'unknown') return sendProblem(reply, 'unknown-job');
  if ('refusal' in moved) return sendProblem(reply, 'job-refused', { refusal: moved.refusal });
  return reply.send(moved.job);
}
