import { defaultProfile } from '@/api/core/profile';
import type { SignedInSession } from '@/api/session/schemas';

/** Ana, who works for an hour from a moment on; for tests of what stands in a session. */
export function testSession(changes: Partial<SignedInSession> = {}): SignedInSession {
  const now = Date.now();
  const session = {
    signedIn: true as const,
    operator: 'Ana',
    integration: { name: 'compras', label: 'Compras', business: 'Los Volcanes', taxNumbers: [] },
    sandbox: true,
    service: {
      base: 'http://localhost/api/external/v1',
      expectedVersion: '1.0.0',
      unversionedDaysLeft: null,
    },
    profile: defaultProfile,
    paymentResends: { inProcess: [], limited: [], inDoubt: [] },
    appVersion: '0',
    now: new Date(now).toISOString(),
    fixedToday: null,
    laborZone: null,
    idleEndsAt: new Date(now + 3_600_000).toISOString(),
    endsAt: new Date(now + 3_600_000).toISOString(),
    ...changes,
  };
  const { business, name } = session.integration;
  return { mark: `${business}/${name}/${session.operator}`, ...session };
}
