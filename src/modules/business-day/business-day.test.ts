import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onNextBusinessDay } from './use-business-today';

const beforeMidnight = new Date('2026-03-16T23:59:00-06:00');

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
  vi.useFakeTimers({ now: beforeMidnight });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the next business day', () => {
  it('begins at midnight in El Salvador, and again a day later', () => {
    const begun = vi.fn<() => void>();
    const stop = onNextBusinessDay(begun);
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
    document.dispatchEvent(new Event('visibilitychange'));
    expect(begun).not.toHaveBeenCalled();
    vi.setSystemTime(new Date('2026-03-17T07:00:00-06:00'));
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(begun).toHaveBeenCalledTimes(1);
    stop();
  });
});
