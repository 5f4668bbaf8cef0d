import type { FastifyInstance } from 'fastify';
import { chooseBranchSchema, saveViewSchema } from '../../../src/contract/save-preferences';
import type { Gateway } from '../gateway';
import { bodyAs } from '../ledger/body-as';
import { pathId } from '../ledger/path-id';
import { sendProblem } from '../problems';
import { sessionOf, unusedSessionOf } from '../service/admit';
import { keepJsonBytes } from '../service/writes';
import { personOf } from '../sessions/person';

const base = '/gateway/preferences';
/** A view is an address with a name. */
const bodyLimit = 8 * 1024;

/** What a person prefers: read by their pages, changed one view at a time. The last write wins. */
export async function preferenceRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  const { preferences } = gateway;

  app.get(base, async (request, reply) => {
    const session = unusedSessionOf(request, reply);
    if (session === null) return reply;
    return reply.send(await preferences.of(personOf(session)));
  });

  app.delete(`${base}/views/:id`, async (request, reply) => {
    const session = await sessionOf(request, reply, gateway);
    if (session === null) return reply;
    const person = personOf(session);
    const id = pathId(request);
    if (id !== null) await preferences.removeView(person, id);
    return reply.send(await preferences.of(person));
  });

  await app.register((scope, _options, done) => {
    keepJsonBytes(scope);

    scope.put(`${base}/views/:id`, { bodyLimit }, async (request, reply) => {
      const session = await sessionOf(request, reply, gateway);
      if (session === null) return reply;
      const id = pathId(request);
      const view = bodyAs(saveViewSchema, request);
      if (id === null || view === null) return sendProblem(reply, 'bad-body');
      const person = personOf(session);
      const isKept = await preferences.saveView(person, id, view);
      return isKept ? reply.send(await preferences.of(person)) : sendProblem(reply, 'views-full');
    });

    scope.put(`${base}/branch`, { bodyLimit }, async (request, reply) => {
      const session = await sessionOf(request, reply, gateway);
      if (session === null) return reply;
      const choice = bodyAs(chooseBranchSchema, request);
      if (choice === null) return sendProblem(reply, 'bad-body');
      const person = personOf(session);
      await preferences.chooseBranch(person, choice.branch);
      return reply.send(await preferences.of(person));
    });
    done();
  });
}
