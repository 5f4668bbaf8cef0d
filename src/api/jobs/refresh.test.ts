import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AttemptResult } from '../core/attempt-result';
import { createQueryClient } from '../core/query-client';
import { staleAfter } from '../invalidation';
import { refreshDuring } from './refresh';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const applied = { kind: 'applied' } as AttemptResult<unknown>;
const refused = { kind: 'refused' } as AttemptResult<unknown>;
const [attempts = [], products = []] = staleAfter('products.update');
const closed = [...products, 'whole', 'b'];
const journal = [...attempts, 'list'];

/** A client with a list that a screen shows, and two answers that none shows now. */
function world() {
  const client = createQueryClient();
  const reads = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
  const open = [...products, 'open'];
  client.setQueryData(closed, []);
  client.setQueryData(journal, []);
  const leave = new QueryObserver(client, { queryKey: open, queryFn: reads }).subscribe(() => {});
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  return { refresh: refreshDuring('products.update', client), reads, isStale, leave };
}

it('a row that was applied makes stale what a single write does: what is open is read again soon, and once for many rows', async () => {
  const { refresh, reads, isStale, leave } = world();
  await vi.advanceTimersByTimeAsync(0);
  expect(reads).toHaveBeenCalledTimes(1);
  for (let row = 0; row < 20; row += 1) refresh.afterSend(applied);
  expect([isStale(closed), isStale(journal)]).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reads).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(reads).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads).toHaveBeenCalledTimes(3);
  leave();
});

it('a row that was refused changes the journal alone', () => {
  const { refresh, isStale, leave } = world();
  refresh.afterSend(refused);
  expect([isStale(closed), isStale(journal)]).toEqual([false, true]);
  leave();
});

it('the end of a run reads what is open, without the pause between', async () => {
  const { refresh, reads, isStale, leave } = world();
  await vi.advanceTimersByTimeAsync(0);
  refresh.afterSend(applied);
  await vi.advanceTimersByTimeAsync(100);
  expect(reads).toHaveBeenCalledTimes(2);
  refresh.afterSend(applied);
  const end = refresh.atEnd();
  await vi.advanceTimersByTimeAsync(2_000);
  await end;
  expect(reads).toHaveBeenCalledTimes(3);
  expect(isStale(closed)).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads).toHaveBeenCalledTimes(3);
  leave();
});
