import { MutationObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { configureHttp } from '../core/http-settings';
import { createQueryClient } from '../core/query-client';
import { answerWith, testId, toResponse } from '../core/test-answers';
import { directoryKeys } from './keys';
import { directoryMutations } from './mutations';
import { testEntry } from './test-entry';

afterEach(() => configureHttp({}));

const listed = directoryKeys.list('provider');
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
