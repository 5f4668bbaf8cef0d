import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ZodMiniType } from 'zod/mini';
import { draftForms } from '../../../src/contract/draft';
import { changeDraftSchema, saveDraftSchema } from '../../../src/contract/draft-requests';
import type { Gateway } from '../gateway';
import { bodyAs } from '../ledger/body-as';
import { pathId } from '../ledger/path-id';
import { sendProblem } from '../problems';
import { sessionOf } from '../service/admit';
import { keepJsonBytes } from '../service/writes';
import { personOf } from '../sessions/person';
import type { Session } from '../sessions/store';
import type { Saved } from './store';
import type { DraftOwner } from './table';

const base = '/gateway/drafts';
const querySchema = z.strictObject({
  form: z.enum(draftForms).optional(),
  subject: z.guid().optional(),
  holding: z.guid().optional(),
});

/** What a page knew of a draft that it takes away. */
const knownSchema = z.strictObject({
  version: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
  tab: z.guid().optional(),
});

/** What people typed and did not send: kept for each of them alone. Typing is use of a session. */
export async function draftRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  const { drafts, settings } = gateway;

  app.get(base, async (request, reply) => {
    const session = await sessionOf(request, reply, gateway);
    if (session === null) return reply;
    const query = querySchema.safeParse(request.query);
    if (!query.success) return sendProblem(reply, 'bad-query');
    return reply.send(await drafts.list(personOf(session), query.data));
  });

  app.get(`${base}/:id`, async (request, reply) => {
    const session = await sessionOf(request, reply, gateway);
    if (session === null) return reply;
    const id = pathId(request);
    const found = id === null ? null : await drafts.find(personOf(session), id);
    return found === null ? sendProblem(reply, 'unknown-draft') : reply.send(found);
  });

  app.delete(`${base}/:id`, async (request, reply) => {
    const session = await sessionOf(request, reply, gateway);
    if (session === null) return reply;
    const query = knownSchema.safeParse(request.query);
    if (!query.success) return sendProblem(reply, 'bad-query');
    const { version, tab = null } = query.data;
    const known = version === undefined ? null : { version: Number(version), tab };
    const id = pathId(request);
    const newer = id === null ? null : await drafts.remove(personOf(session), id, known);
    return newer === null ? reply.code(204).send() : sendProblem(reply, 'draft-newer', { newer });
  });

  await app.register((scope, _options, done) => {
    keepJsonBytes(scope);
    const { draftBytes: bodyLimit } = settings.limits;
    /** Both ways of saving: they differ in what their body says and in who takes it. */
    const saving =
      <Wish extends DraftOwner>(
        schema: ZodMiniType<Wish>,
        save: (id: string, wish: Wish) => Promise<Saved>,
      ) =>
      async (request: FastifyRequest, reply: FastifyReply) => {
        const session = await sessionOf(request, reply, gateway);
        if (session === null) return reply;
        const id = pathId(request);
        const wish = bodyAs(schema, request);
        if (id === null || wish === null) return sendProblem(reply, 'bad-body');
        // Typed under a session that is over: for the page it was typed in, this is not its own.
        if (!isOf(session, wish)) return sendProblem(reply, 'session-ended');
        const saved = await save(id, wish);
        switch (saved.result) {
          case 'kept':
            return reply.send(saved.draft);
          case 'newer':
            return sendProblem(reply, 'draft-newer', { newer: saved.draft });
          case 'gone':
            return sendProblem(reply, 'unknown-draft');
          case 'bad':
            return sendProblem(reply, 'bad-body');
        }
      };
    scope.put(
      `${base}/:id`,
      { bodyLimit },
      saving(saveDraftSchema, (id, wish) => drafts.save(id, wish)),
    );
    scope.patch(
      `${base}/:id`,
      { bodyLimit },
      saving(changeDraftSchema, (id, wish) => drafts.change(id, wish)),
    );
    done();
  });
}

function isOf(session: Session, { business, operator }: DraftOwner): boolean {
  return operator === session.operator && business === session.integration.business;
}
