import type { FastifyInstance } from 'fastify';
import {
  documentFileLimit,
  documentFileSchema,
  documentHashSchema,
  type DocumentFile,
} from '../../../src/contract/document-file';
import type { Gateway } from '../gateway';
import { sendProblem } from '../problems';
import { route, type Asked } from '../web/route';

/** In base64, with what surrounds it. */
const bodyLimit = Math.ceil(documentFileLimit / 3) * 4 + 1024;

/** The files that purchases were made from: kept for the business, read by whoever may read the attempt. None goes to the service. */
export function documentRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { documents, journal } = gateway;

  route(
    app,
    gateway,
    { method: 'GET', url: '/gateway/attempts/:id/document' },
    async ({ session, id, reply }) => {
      const found = id === null ? null : await journal.find(session.integration, id);
      const base64 = found === null ? null : await documents.read(found.row.id);
      if (base64 === null) return sendProblem(reply, 'unknown-attempt');
      return reply.send({ base64 } satisfies DocumentFile);
    },
  );

  route(
    app,
    gateway,
    {
      method: 'PUT',
      url: '/gateway/documents/:hash',
      first: buyerOf,
      body: documentFileSchema,
      bodyLimit,
    },
    async ({ first: business, slots, body, reply }) => {
      const hash = documentHashSchema.safeParse(slots['hash']);
      const isKept = hash.success && (await documents.keep(business, hash.data, body.base64));
      return isKept ? reply.code(204).send() : sendProblem(reply, 'bad-body');
    },
  );
}

/** The business of whoever may send purchases; null once it was answered that they may not. */
function buyerOf({ session, reply }: Asked): string | null {
  const { business, areas } = session.integration;
  if (areas === null || areas.includes('expenses')) return business;
  sendProblem(reply, 'area-closed', { area: 'expenses' });
  return null;
}
