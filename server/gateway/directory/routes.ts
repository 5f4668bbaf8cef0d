import type { FastifyInstance } from 'fastify';
import type { WriteArea } from '../../../src/contract/attempt-words';
import { directoryKinds, type DirectoryKind } from '../../../src/contract/directory';
import { directoryChangeSchema, type GivenEntry } from '../../../src/contract/directory-requests';
import type { ReadArea } from '../../../src/contract/reads';
import type { Gateway } from '../gateway';
import { sendProblem } from '../problems';
import type { Session } from '../sessions/store';
import { route, type Asked } from '../web/route';

const url = '/gateway/directory/:kind';

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
export function directoryRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { addressBook } = gateway;

  route(
    app,
    gateway,
    { method: 'GET', url, first: kindOf },
    async ({ session, first: kind, reply }) =>
      reply.send({ entries: await addressBook.entries(whoIs(session), kind) }),
  );

  route(
    app,
    gateway,
    { method: 'DELETE', url: `${url}/:id`, first: kindOf },
    async ({ session, first: kind, id, reply }) => {
      if (id === null) return sendProblem(reply, 'unknown-route');
      await addressBook.forget(session.integration.business, kind, id);
      return reply.send({ entries: await addressBook.entries(whoIs(session), kind) });
    },
  );

  route(
    app,
    gateway,
    { method: 'PUT', url, first: kindOf, body: directoryChangeSchema },
    async ({ session, first: kind, body, reply }) => {
      if (kind !== 'provider' && body.entries.some(saysWho)) return sendProblem(reply, 'bad-body');
      await addressBook.name(whoIs(session), kind, body);
      return reply.send({ entries: await addressBook.entries(whoIs(session), kind) });
    },
  );
}

const whoIs = ({ operator, integration: { business } }: Session) => ({ business, operator });

/** Numbers and addresses are kept of providers alone: no other kind has a place for those of a person. */
function saysWho({ legalName, taxNumber, registerNumber, email, ...note }: GivenEntry): boolean {
  if (note.isExcluded !== undefined) return true;
  return [legalName, taxNumber, registerNumber, email].some((value = null) => value !== null);
}

/** A kind that exists and whose names the integration may see; null once it was answered that there is none, or that it may not. */
function kindOf({ slots, session: { integration }, reply }: Asked): DirectoryKind | null {
  const kind = directoryKinds.find((known) => known === slots['kind']);
  if (kind === undefined) {
    sendProblem(reply, 'unknown-route');
    return null;
  }
  const area = areaOf[kind];
  if (area === null || integration.areas === null || integration.areas.includes(area)) return kind;
  sendProblem(reply, 'area-closed', { area });
  return null;
}
