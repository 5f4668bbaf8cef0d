import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Gateway } from '../gateway';

const seenForMs = 10_000;

/** `/healthz`: the process answers. `/readyz`: its database and the service answer too. Neither tells more. */
export function healthRoutes(app: FastifyInstance, { database, service, now }: Gateway): void {
  let seenAt = Number.NEGATIVE_INFINITY;

  async function serviceAnswers(): Promise<boolean> {
    if (now().getTime() - seenAt < seenForMs) return true;
    if (await service.isThere()) seenAt = now().getTime();
    return now().getTime() - seenAt < seenForMs;
  }

  async function databaseAnswers(): Promise<boolean> {
    try {
      await sql`select 1`.execute(database);
      return true;
    } catch {
      return false;
    }
  }

  app.get('/healthz', (_request, reply) => reply.send({ ok: true }));

  app.get('/readyz', async (_request, reply) => {
    const ready = (await databaseAnswers()) && (await serviceAnswers());
    return reply.code(ready ? 200 : 503).send({ ready });
  });
}
