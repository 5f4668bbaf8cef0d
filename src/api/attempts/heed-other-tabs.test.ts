import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { configureHttp } from '../core/http-settings';
import { createQueryClient } from '../core/query-client';
import { testId } from '../core/test-answers';
import { answered, playGateway, recordOf, testAt, testAttempt } from '../core/test-gateway';
import { heedOtherTabs } from './heed-other-tabs';
import { attemptKeys } from './keys';
import { attemptMutations } from './mutations';

const other = new BroadcastChannel('trastienda.writes');
afterEach(() => {
  other.onmessage = null;
  configureHttp({});
});

/** A query that is on a screen, and how often it was read. */
function shown(client: QueryClient, queryKey: readonly string[]) {
  const queryFn = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
  new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => undefined);
  return queryFn;
}

it('what another tab wrote is read again where the gateway keeps it, and is stale elsewhere', async () => {
  const client = new QueryClient();
  heedOtherTabs(client);
  const owed = shown(client, [...attemptKeys.all, 'owed']);
  const asked = shown(client, ['expenses', 'shown']);
  const closed = ['expenses', 'closed'];
  client.setQueryData(closed, {});
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  other.postMessage({ type: 'settled', write: 'payments.apply', amount: '30' });
  other.postMessage({ type: 'settled', write: 'payments.apply' });
  await vi.waitFor(() => expect(owed).toHaveBeenCalledTimes(2));
  expect(client.getQueryState(closed)?.isInvalidated).toBe(true);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('other tabs are told which operation it was, and nothing of it', async () => {
  const said: unknown[] = [];
  other.onmessage = ({ data }) => said.push(data);
  const settled = { verdict: 'applied', note: 'Visto', operator: 'Ana', at: testAt } as const;
  const record = recordOf('unknown', [], { settled });
  playGateway({ write: [answered('applied')], resend: [{ body: record }] });
  const client = createQueryClient();
  heedOtherTabs(client);
  const send = new MutationObserver(
    client,
    attemptMutations.carryOut(() => 'read'),
  );
  await send.mutate({ attempt: testAttempt(), way: 'first' });
  const settle = new MutationObserver(client, attemptMutations.settle());
  await settle.mutate({ id: testId(1), verdict: 'applied', note: 'Visto' });
  const told = (write: string | null) => ({ type: 'settled', write });
  await vi.waitFor(() => expect(said).toEqual([told(testAttempt().operation.name), told(null)]));
  client.clear();
});
