import { MutationObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { configureHttp } from '../core/http-settings';
import { createQueryClient } from '../core/query-client';
import { answerWith, testId, toResponse } from '../core/test-answers';
import { directoryKeys } from './keys';
import { directoryMutations } from './mutations';
import { directoryQueries } from './queries';
import { testEntry } from './test-entry';

afterEach(() => configureHttp({}));

const listed = directoryKeys.list('provider');
/** Purchases, by what stands first in their keys. */
const owed = ['attempts', 'payable'];
const entries = Array.from({ length: 501 }, (_, at) => ({ id: testId(at), name: 'La Ceiba' }));

it('what was read of the address book is stale after a list that was kept in part', async () => {
  const client = createQueryClient();
  client.setQueryData(listed, []);
  const answers = [{ body: { entries: [testEntry()] } }, { status: 500, body: {} }];
  configureHttp({ fetch: () => Promise.resolve(toResponse(answers.shift() ?? {})) });
  const naming = new MutationObserver(client, directoryMutations.name('provider'));
  await expect(naming.mutate({ source: 'imported', entries })).rejects.toBeDefined();
  expect(answers).toEqual([]);
  expect(client.getQueryState(listed)?.isInvalidated).toBe(true);
});

it('so it is after one was taken away or not, and the answer is the address book as it is', async () => {
  const client = createQueryClient();
  client.setQueryData(listed, []);
  const forgetting = new MutationObserver(client, directoryMutations.forget('provider'));
  answerWith({ status: 500, body: {} });
  await expect(forgetting.mutate(testId(1))).rejects.toBeDefined();
  expect(client.getQueryState(listed)?.isInvalidated).toBe(true);
  answerWith({ body: { entries: [testEntry()] } });
  await forgetting.mutate(testId(1));
  expect(client.getQueryState(listed)?.isInvalidated).toBe(false);
  expect(client.getQueryData(listed)).toEqual([testEntry()]);
});

it.each([
  ['naming suppliers', 'provider', true],
  ['naming schedules', 'schedule', false],
] as const)('%s makes the purchases that name them stale, where any do', async (_, kind, isSo) => {
  const client = createQueryClient();
  const isStale = () => client.getQueryState(owed)?.isInvalidated;
  for (const status of [200, 500]) {
    client.setQueryData(owed, []);
    answerWith({ status, body: { entries: [testEntry()] } });
    const naming = new MutationObserver(client, directoryMutations.name(kind));
    await naming.mutate({ source: 'named', entries: entries.slice(0, 1) }).catch(() => undefined);
    expect(isStale()).toBe(isSo);
    client.setQueryData(owed, []);
    const forgetting = new MutationObserver(client, directoryMutations.forget(kind));
    await forgetting.mutate(testId(1)).catch(() => undefined);
    expect(isStale()).toBe(isSo);
  }
});

it.each([
  ['once more', []],
  ['for the first time', undefined],
])('a new name is there whatever a read on its way says, %s', async (_, known) => {
  const client = createQueryClient();
  client.setQueryData(listed, known);
  const late = new EventTarget();
  const named = toResponse({ body: { entries: [testEntry({ name: 'La Ceiba' })] } });
  configureHttp({
    fetch: (_url, { method }) =>
      method === 'GET'
        ? new Promise((resolve) =>
            late.addEventListener('answer', () =>
              resolve(toResponse({ body: { entries: [testEntry()] } })),
            ),
          )
        : Promise.resolve(named),
  });
  const reading = client.query({ ...directoryQueries.list('provider'), staleTime: 0 });
  const naming = new MutationObserver(client, directoryMutations.name('provider'));
  await naming.mutate({ source: 'named', entries: entries.slice(0, 1) });
  late.dispatchEvent(new Event('answer'));
  // Whoever waits for the read goes on with what is known now.
  await expect(reading).resolves.toMatchObject([{ name: 'La Ceiba' }]);
  expect(client.getQueryData(listed)).toMatchObject([{ name: 'La Ceiba' }]);
});
