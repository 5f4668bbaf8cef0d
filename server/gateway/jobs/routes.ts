import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { ZodMiniType } from 'zod/mini';
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
import { sendProblem } from '../problems';
import type { Session } from '../sessions/store';
import { wholeNumber } from '../web/request';
import { route } from '../web/route';
import { alikeRows } from './alike';
import { pageOfRows } from './rows';
import type { JobMove } from './store';
import { listJobs } from './view';

const base = '/gateway/jobs';

const listQuery = z.strictObject({
  kind: z.enum(bulkKinds).optional(),
  state: z.enum(bulkJobStates).optional(),
  page: wholeNumber(1, 999_999_999).default(1),
});
const rowsQuery = z.strictObject({
  outcome: z.enum(rowOutcomes).optional(),
  after: wholeNumber(0, 999_999_999).optional(),
  page: wholeNumber(1, 999_999_999).default(1),
  perPage: wholeNumber(1, 500).default(100),
});
const nothing = z.strictObject({});

/** Plans of many changes, how far they are, and what may be done with them. */
export function jobRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { jobs, database, now, settings } = gateway;

  route(
    app,
    gateway,
    { method: 'GET', url: base, isUse: false, query: listQuery },
    async ({ session, query: { kind, state, page }, reply }) =>
      reply.send(await listJobs(database, session, { kind, state, page, now: now() })),
  );

  route(
    app,
    gateway,
    { method: 'GET', url: `${base}/:id`, isUse: false },
    async ({ session, id, reply }) =>
      tell(reply, id === null ? 'unknown' : await jobs.find(id, session)),
  );

  route(
    app,
    gateway,
    { method: 'GET', url: `${base}/:id/rows`, isUse: false, query: rowsQuery },
    async ({ session, id, query: { outcome, after, page, perPage }, reply }) => {
      const asked = { id: id ?? '', session, now: now(), profile: settings.profile };
      const rows = await pageOfRows(database, asked, { outcome, after, page, perPage });
      return rows === null ? tell(reply, 'unknown') : reply.send(rows);
    },
  );

  route(
    app,
    gateway,
    { method: 'POST', url: base, body: newBulkJobSchema },
    async ({ session, body, reply }) => tell(reply, await jobs.create(body, session)),
  );

  route(
    app,
    gateway,
    { method: 'POST', url: `${base}/alike`, body: plannedPaymentsSchema },
    async ({ session, body, request, reply }) => {
      const alike = await alikeRows(gateway, body, { session, requestId: request.id });
      return alike === null ? sendProblem(reply, 'bad-body') : reply.send({ alike });
    },
  );

  /** A move of a job that is asked for with a body of its own form. */
  const move = <Body>(
    name: string,
    body: ZodMiniType<Body>,
    make: (id: string, body: Body, session: Session) => Promise<JobMove>,
    isUse = true,
  ) =>
    route(
      app,
      gateway,
      { method: 'POST', url: `${base}/:id/${name}`, isUse, body },
      async ({ session, id, body: wish, reply }) =>
        tell(reply, id === null ? 'unknown' : await make(id, wish, session)),
    );

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
    false,
  );
}

function tell(reply: FastifyReply, moved: JobMove): FastifyReply {
  if (moved === 'unknown') return sendProblem(reply, 'unknown-job');
  if ('refusal' in moved) return sendProblem(reply, 'job-refused', { refusal: moved.refusal });
  return reply.send(moved.job);
}
