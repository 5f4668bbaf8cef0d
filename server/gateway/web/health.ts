import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Gateway } from '../gateway';

/** How long an answer stands, so that whoever asks often does not become the service's busiest client. */
const goodForMs = 10_000;
const badForMs = 1000;

/** `/healthz`: the process answers. `/readyz`: its database and the service answer too. Neither tells more. */
export function healthRoutes(app: FastifyInstance, { database, service, now }: Gateway): void {
  const never = Number.NEGATIVE_INFINITY;
  let asked = { at: never, until: never, answers: Promise.resolve(false) };

  function serviceAnswers(): Promise<boolean> {
    const instant = now().getTime();
    // A clock that was set back would let an old answer stand until it has caught up.
    if (instant >= asked.at && instant < asked.until) return asked.answers;
    const answers = service.isThere().then((there) => {
      asked.until = now().getTime() + (there ? goodForMs : badForMs);
      return there;
    });
    asked = { at: instant, until: Number.POSITIVE_INFINITY, answers };
    return answers;
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
