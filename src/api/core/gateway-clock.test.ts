import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gatewayNow, gatewayTimeAt, noteGatewayTime, onGatewayTime } from './gateway-clock';

const now = new Date('2026-03-16T16:00:00.000Z');
const told = (iso: string) => {
  noteGatewayTime(iso);
  return gatewayNow().toISOString();
};

beforeEach(() => {
  vi.useFakeTimers({ now });
});

afterEach(() => {
  noteGatewayTime(new Date().toISOString());
  vi.useRealTimers();
});

describe("the gateway's clock", () => {
  it('is that of the computer until it was told', async () => {
    // Whatever ran before may have told this one.
    vi.resetModules();
    const untold = await import('./gateway-clock');
    expect(untold.gatewayNow()).toEqual(now);
  });

  it.each(['2026-03-17T18:00:00.000Z', '2026-03-15T14:00:00.000Z'])(
    'goes on from what was told: %s',
    (iso) => {
      expect(told(iso)).toBe(iso);
      vi.advanceTimersByTime(90_000);
      expect(gatewayNow().getTime()).toBe(Date.parse(iso) + 90_000);
    },
  );

  it('follows the last telling when the clock of the computer is put right', () => {
    expect(told('2026-03-17T18:00:00.000Z')).toBe('2026-03-17T18:00:00.000Z');
    vi.setSystemTime('2026-03-17T18:00:05.000Z');
    expect(told('2026-03-17T18:00:05.000Z')).toBe('2026-03-17T18:00:05.000Z');
  });

  it('says what it showed at an earlier moment of the computer', () => {
    noteGatewayTime('2026-03-16T15:00:00.000Z');
    const readAt = Date.now() - 60_000;
    expect(new Date(gatewayTimeAt(readAt)).toISOString()).toBe('2026-03-16T14:59:00.000Z');
  });

  it('tells whoever listens, until they stop', () => {
    const heard = vi.fn<() => void>();
    const stop = onGatewayTime(heard);
    noteGatewayTime(now.toISOString());
    stop();
    noteGatewayTime(now.toISOString());
    expect(heard).toHaveBeenCalledOnce();
  });
});
