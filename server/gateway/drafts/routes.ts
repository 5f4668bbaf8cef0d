import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { ZodMiniType } from 'zod/mini';
import { draftForms } from '../../../src/contract/draft';
import { changeDraftSchema, saveDraftSchema } from '../../../src/contract/draft-requests';
import type { Gateway } from '../gateway';
import { sendProblem } from '../problems';
import { personOf } from '../sessions/person';
import type { Session } from '../sessions/store';
import { route } from '../web/route';
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
export function draftRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { drafts, settings } = gateway;
  const url = `${base}/:id`;

  route(
    app,
    gateway,
    { method: 'GET', url: base, query: querySchema },
    async ({ session, query, reply }) => reply.send(await drafts.list(personOf(session), query)),
  );

  route(app, gateway, { method: 'GET', url }, async ({ session, id, reply }) => {
    const found = id === null ? null : await drafts.find(personOf(session), id);
    return found === null ? sendProblem(reply, 'unknown-draft') : reply.send(found);
  });

  route(
    app,
    gateway,
    { method: 'DELETE', url, query: knownSchema },
    async ({ session, id, query: { version, tab = null }, reply }) => {
      const known = version === undefined ? null : { version: Number(version), tab };
      const newer = id === null ? null : await drafts.remove(personOf(session), id, known);
      return newer === null ? reply.code(204).send() : sendProblem(reply, 'draft-newer', { newer });
    },
  );

  const { draftBytes: bodyLimit } = settings.limits;
  /** Both ways of saving: they differ in what their body says and in who takes it. */
  const saving = <Wish extends DraftOwner>(
    method: 'PUT' | 'PATCH',
    body: ZodMiniType<Wish>,
    save: (id: string, wish: Wish) => Promise<Saved>,
  ) =>
    route(
      app,
      gateway,
      { method, url, body, bodyLimit },
      async ({ session, id, body: wish, reply }) => {
        if (id === null) return sendProblem(reply, 'bad-body');
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
      },
    );
  saving('PUT', saveDraftSchema, (id, wish) => drafts.save(id, wish));
  saving('PATCH', changeDraftSchema, (id, wish) => drafts.change(id, wish));
}

function isOf(session: Session, { business, operator }: DraftOwner): boolean {
  return operator === session.operator && business === session.integration.business;
}
