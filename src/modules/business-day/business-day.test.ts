import { noteGatewayTime, noteLaborZone } from '@/api/core/gateway-clock';
import { defaultProfile } from '@/api/core/profile';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatMoment, momentClock, momentDate, readClock, sortableMoment } from './moments';
import { onNextBusinessDay } from './use-business-today';

const beforeMidnight = new Date('2026-03-16T23:59:00-06:00');

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
  vi.useFakeTimers({ now: beforeMidnight });
});

afterEach(() => {
  noteLaborZone(null, defaultProfile);
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

describe('M50: a business in New York, whose clocks go on', () => {
  const shortDay = new Date('2026-03-08T00:30:00-05:00');

  it('begins its next day after 23 hours', () => {
    noteLaborZone('America/New_York', defaultProfile);
    vi.setSystemTime(shortDay);
    tellTime(shortDay);
    const begun = vi.fn<() => void>();
    const stop = onNextBusinessDay(begun);
    tellTime(shortDay);
    vi.advanceTimersByTime(22.5 * 3_600_000 - 1000);
    expect(begun).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(begun).toHaveBeenCalledTimes(1);
    stop();
  });

  it('has another day than El Salvador at once when its zone comes to be known', () => {
    vi.setSystemTime(beforeMidnight);
    tellTime(beforeMidnight);
    const begun = vi.fn<() => void>();
    const stop = onNextBusinessDay(begun);
    tellTime(beforeMidnight);
    noteLaborZone('America/New_York', defaultProfile);
    expect(begun).toHaveBeenCalledTimes(1);
    stop();
  });

  it('sees its own dates and hours everywhere', () => {
    noteLaborZone('America/New_York', defaultProfile);
    const moment = beforeMidnight.getTime();
    expect(formatMoment(moment)).toBe('17/03/2026 01:59');
    expect(sortableMoment(moment)).toBe('2026-03-17 01:59');
    expect([momentDate(moment), momentClock(moment)]).toEqual(['2026-03-17', '01:59']);
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
