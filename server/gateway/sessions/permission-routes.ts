import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway';
import { sessionOf, unusedSessionOf } from '../service/admit';

/** What the app asks of its session's permissions where its page did not come with them, and how it starts anew. */
export function permissionRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { permissions } = gateway;
  const url = '/gateway/permissions';

  app.get(url, async (request, reply) => {
    const session = unusedSessionOf(request, reply);
    if (session === null) return reply;
    return reply.send({ proven: await permissions.of(session) });
  });

  app.delete(url, async (request, reply) => {
    const session = await sessionOf(request, reply, gateway);
    if (session === null) return reply;
    await permissions.forgetRefusals(session);
    return reply.code(204).send();
  });
}
