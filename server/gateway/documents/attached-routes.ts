import type { FastifyInstance } from 'fastify';
import {
  attachedFileLimit,
  newAttachedFileSchema,
  takesFiles,
} from '../../../src/contract/attached-file';
import { documentHashSchema, type DocumentFile } from '../../../src/contract/document-file';
import type { Gateway } from '../gateway';
import { sendProblem } from '../problems';
import { route, type Asked } from '../web/route';

const url = '/gateway/attempts/:id/files/:hash';

/** In base64, with what surrounds it. */
const bodyLimit = Math.ceil(attachedFileLimit / 3) * 4 + 2048;

type Place = { attemptId: string; business: string; hash: string };

/** Files beside the purchases and payments that were sent: for whoever may read their record. */
export function attachedFileRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { attachedFiles, journal } = gateway;

  /** Null: that has been answered. */
  const placeOf = async ({ session, id, slots, reply }: Asked): Promise<Place | null> => {
    const found = id === null ? null : await journal.find(session.integration, id);
    const hash = documentHashSchema.safeParse(slots['hash']);
    if (found !== null && hash.success && takesFiles(found.row.operation)) {
      return { attemptId: found.row.id, business: found.row.business, hash: hash.data };
    }
    sendProblem(reply, found === null ? 'unknown-attempt' : 'bad-body');
    return null;
  };

  route(app, gateway, { method: 'GET', url, first: placeOf }, async ({ first: place, reply }) => {
    const base64 = await attachedFiles.read(place.attemptId, place.hash);
    if (base64 === null) return sendProblem(reply, 'unknown-attempt');
    return reply.send({ base64 } satisfies DocumentFile);
  });

  route(
    app,
    gateway,
    { method: 'DELETE', url, first: placeOf },
    async ({ first: place, session, reply }) => {
      await attachedFiles.remove(place.attemptId, place.hash, session.operator);
      return reply.code(204).send();
    },
  );

  route(
    app,
    gateway,
    { method: 'PUT', url, first: placeOf, body: newAttachedFileSchema, bodyLimit },
    async ({ first: place, session: { operator }, body, reply }) => {
      const added = await attachedFiles.add({ ...body, ...place, operator });
      if (added === 'full') return sendProblem(reply, 'files-full');
      return added === 'bad' ? sendProblem(reply, 'bad-body') : reply.code(204).send();
    },
  );
}
