import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WriteArea } from '../../../src/contract/attempt-words';
import { directoryKinds, type DirectoryKind } from '../../../src/contract/directory';
import { directoryChangeSchema, type GivenEntry } from '../../../src/contract/directory-requests';
import type { ReadArea } from '../../../src/contract/reads';
import type { Gateway } from '../gateway';
import { bodyAs } from '../ledger/body-as';
import { idOf } from '../ledger/facts/read';
import { isRecord } from '../ledger/strict-json';
import { sendProblem } from '../problems';
import { sessionOf } from '../service/admit';
import { keepJsonBytes } from '../service/writes';
import type { Session } from '../sessions/store';

const path = '/gateway/directory/:kind';

/** The area whose people may see the names of a kind; null: everybody. */
const areaOf: Record<DirectoryKind, ReadArea | WriteArea | null> = {
  provider: 'providers',
  branch: null,
  'price-list': 'products',
  schedule: 'work-schedules',
  purchase: 'expenses',
  sale: 'sales',
};

/** The directory of the session's business. */
export async function directoryRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  const { addressBook } = gateway;

  app.get(path, async (request, reply) => {
    const session = await sessionOf(request, reply, gateway);
    if (session === null) return reply;
    const kind = kindOf(request, reply, session);
    if (kind === null) return reply;
    return reply.send({ entries: await addressBook.entries(whoIs(session), kind) });
  });

  app.delete(`${path}/:id`, async (request, reply) => {
    const session = await sessionOf(request, reply, gateway);
    if (session === null) return reply;
    const kind = kindOf(request, reply, session);
    if (kind === null) return reply;
    const id = idOf(slotOf(request, 'id'));
    if (id === null) return sendProblem(reply, 'unknown-route');
    await addressBook.forget(session.integration.business, kind, id);
    return reply.send({ entries: await addressBook.entries(whoIs(session), kind) });
  });

  await app.register((scope, _options, done) => {
    keepJsonBytes(scope);

    scope.put(path, async (request, reply) => {
      const session = await sessionOf(request, reply, gateway);
      if (session === null) return reply;
      const kind = kindOf(request, reply, session);
      if (kind === null) return reply;
      const change = bodyAs(directoryChangeSchema, request);
      if (change === null || (kind !== 'provider' && change.entries.some(saysWho))) {
        return sendProblem(reply, 'bad-body');
      }
      await addressBook.name(whoIs(session), kind, change);
      return reply.send({ entries: await addressBook.entries(whoIs(session), kind) });
    });
    done();
  });
}

const whoIs = ({ operator, integration: { business } }: Session) => ({ business, operator });

/** Numbers and addresses are kept of providers alone: no other kind has a place for those of a person. */
function saysWho({ legalName, taxNumber, registerNumber, email, ...note }: GivenEntry): boolean {
  if (note.isExcluded !== undefined) return true;
  return [legalName, taxNumber, registerNumber, email].some((value = null) => value !== null);
}

/** A kind that exists and whose names the integration may see; null once it was answered that there is none, or that it may not. */
function kindOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { integration }: Session,
): DirectoryKind | null {
  const named = slotOf(request, 'kind');
  const kind = directoryKinds.find((known) => known === named);
  if (kind === undefined) {
    sendProblem(reply, 'unknown-route');
    return null;
  }
  const area = areaOf[kind];
  if (area === null || integration.areas === null || integration.areas.includes(area)) return kind;
  sendProblem(reply, 'area-closed', { area });
  return null;
}

function slotOf({ params }: FastifyRequest, name: string): unknown {
  return isRecord(params) ? params[name] : null;
}
