import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { branchQueries } from './queries';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('branches that could not be read are asked for by what opens later, not by what is drawn right after it', async () => {
  const client = new QueryClient();
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('Refused')));
  const open = async () => {
    const query = { ...branchQueries.list(), queryFn, retry: false };
    const close = new QueryObserver(client, query).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    return close;
  };
  const closeAll = [await open(), await open()];
  expect(queryFn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  closeAll.push(await open());
  expect(queryFn).toHaveBeenCalledTimes(2);
  for (const close of closeAll) close();
});
