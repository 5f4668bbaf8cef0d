import type { FastifyInstance } from 'fastify';
import {
  documentFileLimit,
  documentFileSchema,
  documentHashSchema,
  type DocumentFile,
} from '../../../src/contract/document-file';
import type { Gateway } from '../gateway';
import { bodyAs } from '../ledger/body-as';
import { pathId } from '../ledger/path-id';
import { sendProblem } from '../problems';
import { sessionOf } from '../service/admit';
import { keepJsonBytes } from '../service/writes';

/** In base64, with what surrounds it. */
const bodyLimit = Math.ceil(documentFileLimit / 3) * 4 + 1024;

/** The files that purchases were made from: kept for the business, read by whoever may read the attempt. None goes to the service. */
export async function documentRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  const { documents, journal } = gateway;

  app.get('/gateway/attempts/:id/document', async (request, reply) => {
    const session = await sessionOf(request, reply, gateway);
    if (session === null) return reply;
    const id = pathId(request);
    const found = id === null ? null : await journal.find(session.integration, id);
    const base64 = found === null ? null : await documents.read(found.row.id);
    if (base64 === null) return sendProblem(reply, 'unknown-attempt');
    return reply.send({ base64 } satisfies DocumentFile);
  });

  await app.register((scope, _options, done) => {
    keepJsonBytes(scope);
    scope.put<{ Params: { hash: string } }>(
      '/gateway/documents/:hash',
      { bodyLimit },
      async (request, reply) => {
        const session = await sessionOf(request, reply, gateway);
        if (session === null) return reply;
        const { business, areas } = session.integration;
        if (areas !== null && !areas.includes('expenses')) {
          return sendProblem(reply, 'area-closed', { area: 'expenses' });
        }
        const hash = documentHashSchema.safeParse(request.params.hash);
        const file = bodyAs(documentFileSchema, request);
        if (!hash.success || file === null) return sendProblem(reply, 'bad-body');
        const isKept = await documents.keep(business, hash.data, file.base64);
        return isKept ? reply.code(204).send() : sendProblem(reply, 'bad-body');
      },
    );
    done();
  });
}
