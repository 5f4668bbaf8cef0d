import { afterEach, describe, expect, it } from 'vitest';
import { liveProfile } from '@/contract/profile';
import { sessionSchema } from '@/contract/session';
import { businessZone, gatewayNow, noteGatewayTime, noteLaborZone } from '../core/gateway-clock';
import { configureHttp } from '../core/http-settings';
import { readShape } from '../core/shape';
import { answerWith } from '../core/test-answers';
import { fetchSession, signOut, signOutEverywhere } from './operations';
import type { SignedInSession } from './schemas';

const session: SignedInSession = {
  signedIn: true,
  mark: 'mark-of-ana',
  operator: 'Ana',
  integration: {
    name: 'compras',
    label: 'Compras',
    business: 'Comercial Los Volcanes',
    taxNumbers: [],
  },
  sandbox: true,
  service: { base: 'http://127.0.0.1', expectedVersion: '1.0.0', unversionedDaysLeft: null },
  profile: liveProfile,
  paymentResends: { inProcess: [], limited: [], inDoubt: [] },
  appVersion: '0.1.0',
  now: '2026-03-14T15:00:00.000Z',
  fixedToday: null,
  laborZone: null,
  idleEndsAt: '2026-03-14T15:30:00.000Z',
  endsAt: '2026-03-15T00:00:00.000Z',
};

afterEach(() => {
  configureHttp({});
  noteGatewayTime(new Date().toISOString());
  noteLaborZone(null, liveProfile);
});

describe('session', () => {
  it.each([
    ['signed in', session],
    ['signed out', { signedIn: false }],
  ])('is read when %s', (_, body) => {
    expect(readShape(sessionSchema, body)).toEqual(body);
  });

  it('is our own contract: a shape that differs is no session', async () => {
    const { profile: _, ...cut } = session;
    answerWith({ body: cut });
    await expect(fetchSession()).rejects.toMatchObject({
      error: { kind: 'bad-response', field: 'profile' },
    });
  });

  it("brings the gateway's time, which the app goes by from then on", async () => {
    answerWith({ body: session });
    await fetchSession();
    const sinceThen = gatewayNow().getTime() - Date.parse(session.now);
    expect(sinceThen).toBeGreaterThanOrEqual(0);
    expect(sinceThen).toBeLessThan(5_000);
  });

  it('M50: brings the zone of the business, and of no other than the page works for', async () => {
    answerWith({ body: { ...session, laborZone: 'America/New_York' } });
    await fetchSession();
    expect(businessZone()).toBe('America/New_York');
    const other = { ...session, laborZone: 'Europe/Madrid' };
    answerWith({ body: other }, { mark: 'mark-of-berta' });
    await fetchSession();
    expect(businessZone()).toBe('America/New_York');
  });

  it.each([
    [signOut, '/gateway/sign-out'],
    [signOutEverywhere, '/gateway/sign-out-everywhere'],
  ])('ends by a write that answers nothing', async (end, path) => {
    const urls = answerWith({ status: 204 });
    await expect(end()).resolves.toBeUndefined();
    expect(urls.map(({ pathname }) => pathname)).toEqual([path]);
  });
});
