import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway';
import { route } from '../web/route';

/** What the app asks of its session's permissions where its page did not come with them, and how it starts anew. */
export function permissionRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { permissions } = gateway;
  const url = '/gateway/permissions';

  route(app, gateway, { method: 'GET', url, isUse: false }, async ({ session, reply }) =>
    reply.send({ proven: await permissions.of(session) }),
  );

  route(app, gateway, { method: 'DELETE', url }, async ({ session, reply }) => {
    await permissions.forgetRefusals(session);
    return reply.code(204).send();
  });
}
