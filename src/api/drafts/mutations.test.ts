import { MutationObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { configureHttp } from '../core/http-settings';
import { createQueryClient } from '../core/query-client';
import { staleMark } from '../core/stale';
import { answerWith, testId } from '../core/test-answers';
import { draftKeys } from './keys';
import { draftMutations } from './mutations';

afterEach(() => configureHttp({}));

const saving = { id: testId(1), draft: {} as never };
const gone = { id: testId(1), tab: testId(2) };

it('what is read of drafts is stale after each change of one, whatever came of it', async () => {
  const client = createQueryClient();
  const listed = draftKeys.list({});
  const isStale = () => client.getQueryState(listed)?.isInvalidated;
  const mark = staleMark(client, draftKeys.all);
  answerWith({ body: { version: 1, savedAt: '2026-03-16T16:00:00.000Z' } });
  client.setQueryData(listed, { rows: [], total: 0, now: '2026-03-16T16:00:00.000Z' });
  await new MutationObserver(client, draftMutations.keep()).mutate(saving);
  expect(isStale()).toBe(true);
  answerWith({ status: 404, body: { problem: 'unknown-draft' } });
  client.setQueryData(listed, { rows: [], total: 0, now: '2026-03-16T16:00:00.000Z' });
  expect(isStale()).toBe(false);
  await expect(
    new MutationObserver(client, draftMutations.discard()).mutate(gone),
  ).rejects.toBeDefined();
  expect(isStale()).toBe(true);
  // What is read in many steps goes by this.
  expect(staleMark(client, draftKeys.all)).toBe(mark + 2);
});
