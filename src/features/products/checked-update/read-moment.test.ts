import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteGatewayTime } from '@/api/core/gateway-clock';
import { readMoment, readWhen } from './reread-words';

const hour = 3_600_000;
/** By the gateway's clock, 0:30 in El Salvador. */
const told = '2026-03-17T06:30:00.000Z';

describe.each([0, 26, -26])('M50: on a computer whose clock is %i hours ahead', (hours) => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse(told) + hours * hour });
    noteGatewayTime(told);
  });
  afterEach(() => {
    noteGatewayTime(new Date().toISOString());
    vi.useRealTimers();
  });

  it('what was read today has its hour, and what was read before midnight its date as well', () => {
    expect(readMoment(Date.now())).toBe('00:30');
    expect(readWhen(Date.now())).toBe('a las 00:30');
    expect(readMoment(Date.now() - hour)).toBe('16/03/2026 23:30');
    expect(readWhen(Date.now() - hour)).toBe('el 16/03/2026 a las 23:30');
  });
});
