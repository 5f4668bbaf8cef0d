import type { FastifyInstance, FastifyReply } from 'fastify';
import { armSchema, ownWordSchema, type Practice } from '../../../src/contract/practice';
import type { Gateway } from '../gateway';
import { bodyAs } from '../ledger/body-as';
import { sendProblem } from '../problems';
import { sessionOf, unusedSessionOf } from '../service/admit';
import { keepJsonBytes } from '../service/writes';
import { personOf } from '../sessions/person';
import type { Session } from '../sessions/store';

const base = '/gateway/practice';
const bodyLimit = 1024;

/** Missions and mishaps. In front of any service but its own sandbox a gateway has no such routes. */
export async function practiceRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  const { practice } = gateway;
  if (practice === null) return;
  const { mishaps, progress, nightScheduleFor } = practice;

  async function tell(reply: FastifyReply, session: Session): Promise<FastifyReply> {
    const nightSchedule = nightScheduleFor(session);
    const missions = await progress.of(personOf(session), nightSchedule);
    const answer: Practice = { ...mishaps.of(session), missions, nightSchedule };
    return reply.send(answer);
  }

  app.get(base, async (request, reply) => {
    const session = unusedSessionOf(request, reply);
    return session === null ? reply : tell(reply, session);
  });

  app.delete(`${base}/mishap`, async (request, reply) => {
    const session = await sessionOf(request, reply, gateway);
    if (session === null) return reply;
    mishaps.arm(session, null);
    return tell(reply, session);
  });

  app.delete(`${base}/done`, async (request, reply) => {
    const session = await sessionOf(request, reply, gateway);
    if (session === null) return reply;
    await progress.beginAnew(personOf(session));
    return tell(reply, session);
  });

  await app.register((scope, _options, done) => {
    keepJsonBytes(scope);

    scope.put(`${base}/mishap`, { bodyLimit }, async (request, reply) => {
      const session = await sessionOf(request, reply, gateway);
      if (session === null) return reply;
      const order = bodyAs(armSchema, request);
      if (order === null) return sendProblem(reply, 'bad-body');
      mishaps.arm(session, order.mishap);
      return tell(reply, session);
    });

    scope.put(`${base}/done`, { bodyLimit }, async (request, reply) => {
      const session = await sessionOf(request, reply, gateway);
      if (session === null) return reply;
      const word = bodyAs(ownWordSchema, request);
      if (word === null) return sendProblem(reply, 'bad-body');
      await progress.say(personOf(session), word);
      return tell(reply, session);
    });
    done();
  });
}
