import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerClock } from './answer-clock';

const totalMs = 800;
const idleMs = 300;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** When a call is cut off, in milliseconds from its start, with a body that moves at these times; null: never. */
function cutOffAt(moves: readonly number[]): number | null {
  const clock = new AnswerClock(totalMs, idleMs);
  let endedAt: number | null = null;
  const began = performance.now();
  clock.startOf(() => (endedAt ??= performance.now() - began));
  for (const move of moves) setTimeout(() => clock.bodyMoved(), move);
  vi.advanceTimersByTime(2 * totalMs);
  expect(clock.ranOut).toBe(endedAt !== null);
  return endedAt;
}

describe('the time of a call', () => {
  it('is the whole of it while nothing has come', () => {
    expect(cutOffAt([])).toBe(totalMs);
  });

  it('ends when a body stands still, whenever it last moved', () => {
    expect(cutOffAt([0])).toBe(300);
    expect(cutOffAt([250])).toBe(550);
    expect(cutOffAt([310])).toBe(610);
  });

  it('ends at the latest with the whole, however the body moves', () => {
    const everyFifty = Array.from({ length: 40 }, (_, index) => index * 50);
    expect(cutOffAt(everyFifty)).toBe(totalMs);
  });

  it('leaves no timer behind once it was stopped, also after it was looked at', () => {
    const clock = new AnswerClock(totalMs, idleMs);
    const cutOff = vi.fn<() => void>();
    clock.startOf(cutOff);
    vi.advanceTimersByTime(idleMs + 1);
    clock.stop();
    clock.bodyMoved();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(2 * totalMs);
    expect(cutOff).not.toHaveBeenCalled();
  });

  it('is over when nobody waits any more, without having run out', () => {
    const gone = new AbortController();
    const clock = new AnswerClock(totalMs, idleMs, gone.signal);
    const cutOff = vi.fn<() => void>();
    clock.startOf(cutOff);
    gone.abort();
    expect(cutOff).toHaveBeenCalledOnce();
    expect(clock.ranOut).toBe(false);
    clock.stop();
  });
});
