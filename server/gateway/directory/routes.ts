import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  directoryChangeSchema,
  directoryKinds,
  type DirectoryKind,
} from '../../../src/contract/directory';
import type { Gateway } from '../gateway';
import { bodyAs } from '../ledger/body-as';
import { sendProblem } from '../problems';
import { sessionOf } from '../service/admit';
import { keepJsonBytes } from '../service/writes';
import type { Session } from '../sessions/store';

const path = '/gateway/directory/:kind';

/** The area whose people may see the names of a kind. */
const areaOf: Record<DirectoryKind, string> = { provider: 'providers' };

/** The directory of the session's business. */
export async function directoryRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  const { addressBook } = gateway;

  app.get(path, async (request, reply) => {
    const session = await sessionOf(request, reply, gateway);
    if (session === null) return reply;
    const kind = kindOf(request, session);
    if (kind === null) return sendProblem(reply, 'unknown-route');
    return reply.send({ entries: await addressBook.entries(session.integration.business, kind) });
  });

  await app.register((scope, _options, done) => {
    keepJsonBytes(scope);

    scope.put(path, async (request, reply) => {
      const session = await sessionOf(request, reply, gateway);
      if (session === null) return reply;
      const kind = kindOf(request, session);
      if (kind === null) return sendProblem(reply, 'unknown-route');
      const change = bodyAs(directoryChangeSchema, request);
      if (change === null) return sendProblem(reply, 'bad-body');
      const { operator, integration } = session;
      const { business } = integration;
      await addressBook.name({ business, operator }, kind, change);
      return reply.send({ entries: await addressBook.entries(business, kind) });
    });
    done();
  });
}

/** A kind that exists and whose names the integration may see; null for any other. */
function kindOf({ params }: FastifyRequest, { integration }: Session): DirectoryKind | null {
  const named =
    typeof params === 'object' && params !== null && 'kind' in params ? params.kind : null;
  const kind = directoryKinds.find((known) => known === named);
  if (kind === undefined) return null;
  return integration.areas?.includes(areaOf[kind]) === false ? null : kind;
}
