import { afterEach, expect, it } from 'vitest';
import { defaultProfile } from '@/contract/profile';
import { configureHttp } from '../core/http-settings';
import { setProfile } from '../core/profile';
import { answerWith, testId } from '../core/test-answers';
import { fetchReceivables } from './operations';
import { readReceivables } from './schemas';

afterEach(() => {
  setProfile(defaultProfile);
  configureHttp({});
});

it('M257: credit balances, zero and what is not given are told apart', () => {
  const data = { total: -10.5, current: '0.00', current_count: 0 };
  expect(readReceivables({ status: true, data })).toEqual({
    total: '-10.5',
    current: '0.00',
    overdue: null,
    currentCount: 0,
    overdueCount: null,
  });
});

it('M65: the branch goes in the name of the profile', async () => {
  const urls = answerWith({ body: { status: true, data: {} } });
  await fetchReceivables(testId(1));
  setProfile({
    ...defaultProfile,
    query: { ...defaultProfile.query, receivables: { branch: 'b' } },
  });
  await fetchReceivables(testId(1));
  const base = '/api/external/v1/receivables/summary';
  expect(urls.map(({ pathname, search }) => pathname + search)).toEqual([
    `${base}?branch_id=${testId(1)}`,
    `${base}?b=${testId(1)}`,
  ]);
});

it('M13: a malformed branch spends no request', async () => {
  const urls = answerWith({ body: {} });
  await expect(fetchReceivables('all')).rejects.toMatchObject({ error: { kind: 'validation' } });
  expect(urls).toEqual([]);
});

it('M35 M251: a 404 speaks of the branch', async () => {
  answerWith({ status: 404, body: { status: false, message: 'Branch not found' } });
  await expect(fetchReceivables(testId(1))).rejects.toMatchObject({
    error: { kind: 'not-found', what: 'branch' },
  });
});
