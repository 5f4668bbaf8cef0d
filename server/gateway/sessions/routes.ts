import type { FastifyInstance } from 'fastify';
import type { Session as SessionAnswer, SignedInSession } from '../../../src/contract/session';
import { version } from '../../../package.json';
import { zoneOf } from '../../../src/contract/zone';
import { businessDay } from '../../business-day';
import { unversionedDaysLeft } from '../../settings/upstream';
import type { Gateway } from '../gateway';
import { route } from '../web/route';
import { markOf } from './made-for';
import type { Session } from './store';

/** The version of the interface description this application was written for. */
const expectedVersion = '1.0.0';

/** What the app asks about its session, and how it ends it. */
export function sessionRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { sessions, cookie } = gateway;

  app.get('/gateway/session', async (request, reply) => {
    const session = await sessions.find(cookie.read(request));
    const answer: SessionAnswer =
      session === null ? { signedIn: false } : await signedIn(gateway, session);
    return reply.send(answer);
  });

  app.post('/gateway/sign-out', async (request, reply) => {
    const value = cookie.read(request);
    if (value !== null) await sessions.end(value);
    cookie.clear(reply);
    return reply.code(204).send();
  });

  route(
    app,
    gateway,
    { method: 'POST', url: '/gateway/sign-out-everywhere', isUse: false },
    async ({ session, reply }) => {
      await sessions.endEverywhere(session);
      cookie.clear(reply);
      return reply.code(204).send();
    },
  );
}

/** What a page is told of its session, with itself or when it asks. */
export async function signedIn(gateway: Gateway, session: Session): Promise<SignedInSession> {
  const { settings, upstream, zones, now, build } = gateway;
  const { name, label, business, taxNumbers } = session.integration;
  const laborZone = await zones.toldOf(business);
  const today = settings.today ?? businessDay(now(), zoneOf(settings.profile, laborZone));
  return {
    signedIn: true,
    mark: markOf(session, gateway),
    operator: session.operator,
    integration: { name, label, business, taxNumbers },
    sandbox: gateway.demo !== null,
    service: {
      base: `${upstream.origin}${upstream.prefix}`,
      expectedVersion,
      unversionedDaysLeft: upstream.versioned ? null : unversionedDaysLeft(today),
    },
    profile: settings.profile,
    paymentResends: {
      inProcess: settings.limits.resendInProcessMs,
      limited: settings.limits.resendLimitedMs,
      inDoubt: settings.limits.resendInDoubtMs,
    },
    appVersion: build === null ? version : `${version}+${build}`,
    now: now().toISOString(),
    fixedToday: settings.today,
    laborZone,
    idleEndsAt: session.idleEndsAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
  };
}
