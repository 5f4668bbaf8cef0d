import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { importSchema, type JournalLines } from '../../../src/contract/journal-file';
import type { Gateway } from '../gateway';
import { errorForLog } from '../observe/log';
import { sendProblem } from '../problems';
import { sessionOf } from '../service/admit';
import { servicePath } from '../service/match';
import { keepJsonBytes } from '../service/writes';
import { bodyAs } from './body-as';
import { importPart } from './import';
import { lineOf } from './journal-file';

const url = '/gateway/attempts/file';
const linesPerPart = 50;
const between = '_';

/** After which attempt a part begins, as an earlier part said: pages would move under what is added or forgotten meanwhile. */
const filePartSchema = z.strictObject({
  after: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f-]{36}$/)
    .transform((text) => {
      const [recordedAt = '', id = ''] = text.split(between);
      return { recordedAt, id };
    })
    .optional(),
});

/** The journal as a file, taken along and brought in part by part. */
export async function journalFileRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  const { journal, database, matcher, now, settings } = gateway;
  const service = gateway.practice === null ? 'live' : 'practice';

  app.get(url, async (request, reply) => {
    const session = await sessionOf(request, reply, gateway);
    if (session === null) return reply;
    const query = filePartSchema.safeParse(request.query);
    if (!query.success) return sendProblem(reply, 'bad-query');
    const { integration } = session;
    const rows = await journal.following(integration, query.data.after ?? null, linesPerPart);
    const last = rows.length < linesPerPart ? undefined : rows.at(-1);
    const answer: JournalLines = {
      head: {
        journal: 'trastienda',
        version: 1,
        business: integration.business,
        service,
        writtenAt: now().toISOString(),
        entries: await journal.count(integration),
      },
      lines: rows.map(lineOf),
      next: last === undefined ? null : `${last.row.recorded_at}${between}${last.row.id}`,
    };
    return reply.send(answer);
  });

  await app.register((scope, _options, done) => {
    keepJsonBytes(scope);
    // A line holds what was sent and what was answered, each of which has a limit of its own.
    const { requestBytes, responseBytes } = settings.limits;
    scope.post(url, { bodyLimit: 2 * (requestBytes + responseBytes) }, async (request, reply) => {
      const session = await sessionOf(request, reply, gateway);
      if (session === null) return reply;
      const part = bodyAs(importSchema, request);
      // What was practised never stands in a journal of real writes, nor the other way round.
      if (part === null || (part.service ?? service) !== service) {
        return sendProblem(reply, 'bad-body');
      }
      try {
        const report = await importPart(database, part, {
          viewer: session.integration,
          operator: session.operator,
          profile: settings.profile,
          writeAt: (method, path) => {
            const match = matcher(method, servicePath + path);
            return typeof match === 'object' ? match.operation.write : null;
          },
          now: now(),
        });
        return await reply.send(report);
      } catch (error) {
        request.log.error({ failure: errorForLog(error) }, 'a part of a journal was not added');
        return sendProblem(reply, 'ledger-failure');
      }
    });
    done();
  });
}
