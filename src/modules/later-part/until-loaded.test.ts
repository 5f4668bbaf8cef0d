import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilLoaded } from './until-loaded';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a part that cannot be loaded is asked for again until it is there, and then never more', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue('there');
  const part = untilLoaded(load);
  const both = Promise.all([part(), part()]);
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(both).resolves.toEqual(['there', 'there']);
  await expect(part()).resolves.toBe('there');
  expect(load).toHaveBeenCalledTimes(3);
});
