import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  attachedFileLimit,
  newAttachedFileSchema,
  takesFiles,
} from '../../../src/contract/attached-file';
import { documentHashSchema, type DocumentFile } from '../../../src/contract/document-file';
import type { Gateway } from '../gateway';
import { bodyAs } from '../ledger/body-as';
import { pathId } from '../ledger/path-id';
import { sendProblem } from '../problems';
import { sessionOf } from '../service/admit';
import { keepJsonBytes } from '../service/writes';
import type { Session } from '../sessions/store';

const url = '/gateway/attempts/:id/files/:hash';

/** In base64, with what surrounds it. */
const bodyLimit = Math.ceil(attachedFileLimit / 3) * 4 + 2048;

type Asked = { session: Session; attemptId: string; business: string; hash: string };

/** Files beside the purchases and payments that were sent: for whoever may read their record. */
export async function attachedFileRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  const { attachedFiles, journal } = gateway;

  /** Null: that has been answered. */
  const askedFor = async (request: FastifyRequest, reply: FastifyReply): Promise<Asked | null> => {
    const session = await sessionOf(request, reply, gateway);
    if (session === null) return null;
    const id = pathId(request);
    const found = id === null ? null : await journal.find(session.integration, id);
    const hash = hashIn(request);
    if (found !== null && hash !== null && takesFiles(found.row.operation)) {
      return { session, attemptId: found.row.id, business: found.row.business, hash };
    }
    sendProblem(reply, found === null ? 'unknown-attempt' : 'bad-body');
    return null;
  };

  app.get(url, async (request, reply) => {
    const asked = await askedFor(request, reply);
    if (asked === null) return reply;
    const base64 = await attachedFiles.read(asked.attemptId, asked.hash);
    if (base64 === null) return sendProblem(reply, 'unknown-attempt');
    return reply.send({ base64 } satisfies DocumentFile);
  });

  app.delete(url, async (request, reply) => {
    const asked = await askedFor(request, reply);
    if (asked === null) return reply;
    await attachedFiles.remove(asked.attemptId, asked.hash, asked.session.operator);
    return reply.code(204).send();
  });

  await app.register((scope, _options, done) => {
    keepJsonBytes(scope);
    scope.put(url, { bodyLimit }, async (request, reply) => {
      const asked = await askedFor(request, reply);
      if (asked === null) return reply;
      const { session, attemptId, business, hash } = asked;
      const file = bodyAs(newAttachedFileSchema, request);
      if (file === null) return sendProblem(reply, 'bad-body');
      const { operator } = session;
      const added = await attachedFiles.add({ ...file, attemptId, business, hash, operator });
      if (added === 'full') return sendProblem(reply, 'files-full');
      return added === 'bad' ? sendProblem(reply, 'bad-body') : reply.code(204).send();
    });
    done();
  });
}

function hashIn({ params }: FastifyRequest): string | null {
  const hash =
    typeof params === 'object' && params !== null && 'hash' in params ? params.hash : null;
  return documentHashSchema.safeParse(hash).data ?? null;
}
