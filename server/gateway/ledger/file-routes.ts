import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { importSchema, type JournalLines } from '../../../src/contract/journal-file';
import type { Gateway } from '../gateway';
import { errorForLog } from '../observe/log';
import { sendProblem } from '../problems';
import { servicePath } from '../service/match';
import { route } from '../web/route';
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
export function journalFileRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { journal, database, matcher, now, settings } = gateway;
  const service = gateway.practice === null ? 'live' : 'practice';

  route(
    app,
    gateway,
    { method: 'GET', url, query: filePartSchema },
    async ({ session: { integration }, query: { after = null }, reply }) => {
      const rows = await journal.following(integration, after, linesPerPart);
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
    },
  );

  // A line holds what was sent and what was answered, each of which has a limit of its own.
  const { requestBytes, responseBytes } = settings.limits;
  const bodyLimit = 2 * (requestBytes + responseBytes);
  route(
    app,
    gateway,
    { method: 'POST', url, body: importSchema, bodyLimit },
    async ({ session, body: part, request, reply }) => {
      // What was practised never stands in a journal of real writes, nor the other way round.
      if ((part.service ?? service) !== service) return sendProblem(reply, 'bad-body');
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
    },
  );
}
