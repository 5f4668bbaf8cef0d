import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { makeStale } from './stale';

const closed = ['products', 'closed'];
const shown = ['products', 'shown'];

it.each([
  ['all', 2],
  ['closed', 1],
] as const)('of %s, only what a screen shows is read again', async (which, readsOfShown) => {
  const client = new QueryClient();
  const readClosed = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
  const readShown = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
  await client.query({ queryKey: closed, queryFn: readClosed });
  await client.query({ queryKey: shown, queryFn: readShown });
  const observer = new QueryObserver(client, {
    queryKey: shown,
    queryFn: readShown,
    staleTime: Infinity,
  });
  const leave = observer.subscribe(() => undefined);
  await makeStale(client, [['products']], which);
  expect(readClosed).toHaveBeenCalledTimes(1);
  expect(client.getQueryState(closed)?.isInvalidated).toBe(true);
  expect(readShown).toHaveBeenCalledTimes(readsOfShown);
  leave();
  client.clear();
});
