import { noteGatewayTime } from '@/api/core/gateway-clock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatMoment, sortableMoment, readClock } from './moments';
import { onNextBusinessDay } from './use-business-today';

const beforeMidnight = new Date('2026-03-16T23:59:00-06:00');

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
  vi.useFakeTimers({ now: beforeMidnight });
});

afterEach(() => {
  noteGatewayTime(new Date().toISOString());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The gateway's clock shows this now, whatever that of the computer shows. */
const tellTime = (moment: Date) => noteGatewayTime(moment.toISOString());

describe('the next business day', () => {
  it('begins at midnight in El Salvador, and again a day later', () => {
    const begun = vi.fn<() => void>();
    const stop = onNextBusinessDay(begun);
    tellTime(beforeMidnight);
    vi.advanceTimersByTime(59_000);
    expect(begun).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    expect(begun).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(86_400_000);
    expect(begun).toHaveBeenCalledTimes(2);
    stop();
    vi.advanceTimersByTime(86_400_000);
    expect(begun).toHaveBeenCalledTimes(2);
  });

  it('is noticed by a computer that slept through midnight, and only once', () => {
    const begun = vi.fn<() => void>();
    const stop = onNextBusinessDay(begun);
    tellTime(beforeMidnight);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(begun).not.toHaveBeenCalled();
    vi.setSystemTime(new Date('2026-03-17T07:00:00-06:00'));
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(begun).toHaveBeenCalledTimes(1);
    stop();
  });
});

describe.each([26, -26])('on a computer whose clock is %i hours ahead', (hours) => {
  const wrong = (moment: Date) => new Date(moment.getTime() + hours * 3_600_000);

  it("begins at the gateway's midnight, and not because the clock was told to be wrong", () => {
    vi.setSystemTime(wrong(beforeMidnight));
    const begun = vi.fn<() => void>();
    const stop = onNextBusinessDay(begun);
    tellTime(beforeMidnight);
    vi.advanceTimersByTime(59_000);
    tellTime(new Date('2026-03-16T23:59:59-06:00'));
    expect(begun).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    expect(begun).toHaveBeenCalledTimes(1);
    stop();
  });

  it('begins when the gateway tells of it first', () => {
    vi.setSystemTime(wrong(beforeMidnight));
    const begun = vi.fn<() => void>();
    const stop = onNextBusinessDay(begun);
    tellTime(beforeMidnight);
    tellTime(new Date('2026-03-17T00:00:01-06:00'));
    expect(begun).toHaveBeenCalledTimes(1);
    stop();
  });

  it('says when something was read as the gateway would', () => {
    vi.setSystemTime(wrong(beforeMidnight));
    tellTime(beforeMidnight);
    expect(readClock(Date.now())).toBe('23:59');
    expect(formatMoment(beforeMidnight.getTime())).toBe('16/03/2026 23:59');
    expect(sortableMoment(beforeMidnight.getTime())).toBe('2026-03-16 23:59');
  });
});
