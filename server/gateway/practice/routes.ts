import type { FastifyInstance, FastifyReply } from 'fastify';
import { armSchema, ownWordSchema, type Practice } from '../../../src/contract/practice';
import type { Gateway } from '../gateway';
import { personOf } from '../sessions/person';
import type { Session } from '../sessions/store';
import { route } from '../web/route';

const base = '/gateway/practice';
const bodyLimit = 1024;

/** Missions and mishaps. In front of any service but its own sandbox a gateway has no such routes. */
export function practiceRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { practice } = gateway;
  if (practice === null) return;
  const { mishaps, progress, nightScheduleFor } = practice;

  async function tell(reply: FastifyReply, session: Session): Promise<FastifyReply> {
    const nightSchedule = nightScheduleFor(session);
    const missions = await progress.of(personOf(session), nightSchedule);
    const answer: Practice = { ...mishaps.of(session), missions, nightSchedule };
    return reply.send(answer);
  }

  route(app, gateway, { method: 'GET', url: base, isUse: false }, ({ session, reply }) =>
    tell(reply, session),
  );

  route(app, gateway, { method: 'DELETE', url: `${base}/mishap` }, ({ session, reply }) => {
    mishaps.arm(session, null);
    return tell(reply, session);
  });

  route(app, gateway, { method: 'DELETE', url: `${base}/done` }, async ({ session, reply }) => {
    await progress.beginAnew(personOf(session));
    return tell(reply, session);
  });

  route(
    app,
    gateway,
    { method: 'PUT', url: `${base}/mishap`, body: armSchema, bodyLimit },
    ({ session, body, reply }) => {
      mishaps.arm(session, body.mishap);
      return tell(reply, session);
    },
  );

  route(
    app,
    gateway,
    { method: 'PUT', url: `${base}/done`, body: ownWordSchema, bodyLimit },
    async ({ session, body, reply }) => {
      await progress.say(personOf(session), body);
      return tell(reply, session);
    },
  );
}
