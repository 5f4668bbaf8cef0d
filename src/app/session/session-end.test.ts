import { describe, expect, it } from 'vitest';
import { defaultProfile } from '@/contract/profile';
import type { SignedInSession } from '@/contract/session';
import { nextLookIn, sessionEnd, warningMs } from './session-end';

const minute = 60_000;
const gatewayNow = Date.parse('2026-03-16T16:00:00.000Z');
const after = (minutes: number) => new Date(gatewayNow + minutes * minute).toISOString();

function session(idle: number, last: number): SignedInSession {
  return {
    signedIn: true,
    mark: 'mark-of-ana',
    operator: 'Ana',
    integration: { name: 'compras', label: 'Compras', business: 'Los Volcanes', taxNumbers: [] },
    sandbox: false,
    service: { base: 'https://x', expectedVersion: '1.0.0', unversionedDaysLeft: null },
    profile: defaultProfile,
    paymentResends: { inProcess: [], limited: [], inDoubt: [] },
    appVersion: '0',
    now: after(0),
    fixedToday: null,
    laborZone: null,
    idleEndsAt: after(idle),
    endsAt: after(last),
  };
}

describe('the end of a session', () => {
  it('is the nearer of its two limits', () => {
    expect(sessionEnd(session(30, 540), 0)).toEqual({ at: 30 * minute, final: false });
    expect(sessionEnd(session(30, 10), 0)).toEqual({ at: 10 * minute, final: true });
    expect(sessionEnd(session(30, 30.1), 0)).toEqual({ at: 30 * minute, final: true });
    expect(sessionEnd(session(30, 32), 0)).toEqual({ at: 30 * minute, final: false });
  });

  it('is told by this computer, however wrong its clock is', () => {
    const yearsAhead = gatewayNow + 1e11;
    expect(sessionEnd(session(30, 540), yearsAhead).at).toBe(yearsAhead + 30 * minute);
  });

  it('is asked about when the warning is due, then every quarter of a minute, then once it is over', () => {
    const end = { at: 30 * minute, final: false };
    expect(nextLookIn(end, 0)).toBe(30 * minute - warningMs);
    expect(nextLookIn(end, end.at - warningMs)).toBe(15_000);
    expect(nextLookIn(end, end.at - 4_000)).toBe(5_000);
    expect(nextLookIn(end, end.at + 60_000)).toBe(1_000);
  });
});
