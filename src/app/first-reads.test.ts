import { afterEach, describe, expect, it } from 'vitest';
import { configureHttp, httpSettings } from '@/api/core/http-settings';
import { testId } from '@/api/core/test-answers';
import { defaultProfile } from '@/contract/profile';
import type { Preferences } from '@/contract/preferences';
import { appHeader, markHeader } from '@/contract/session';
import { firstReads } from './first-reads';

const branchId = testId(7);
const branches = '/api/external/v1/branches';
const nothing: Preferences = { branch: null, views: [] };
const ask = (pattern: string, search = '', mark = 'ana', preferences = nothing) =>
  firstReads({ pattern, params: { branchId }, search, mark, profile: defaultProfile, preferences });
const addresses = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).map(({ url }) => url);

afterEach(() => configureHttp({}));

describe('the first reads of a screen', () => {
  it('are those of its own queries, for what its address says', async () => {
    expect(await addresses('/branches/$branchId/batches', '?status=expired&page=2')).toEqual([
      `/api/external/v1/inventory/batches?branch_id=${branchId}&status=expired&per_page=50&page=2`,
      branches,
    ]);
  });

  it('carry what the app sends, and nothing that says otherwise', async () => {
    const [read] = await ask('/receivables');
    expect(read).toEqual({
      url: branches,
      headers: {
        Accept: 'application/json',
        [appHeader.name]: appHeader.value,
        [markHeader]: 'ana',
      },
    });
  });

  it("are each page's own, though two are asked for at once", async () => {
    const both = await Promise.all(['ana', 'luis'].map((who) => ask('/receivables', '', who)));
    expect(both.map((reads) => reads.map(({ headers }) => headers[markHeader]))).toEqual([
      ['ana'],
      ['luis'],
    ]);
    expect(httpSettings().mark).toBe('luis');
  });

  it('are those of the view that the list opens with, where the address says nothing', async () => {
    const view = { id: testId(1), list: 'batches', name: 'Vencidos', isDefault: true };
    const preferences = { branch: null, views: [{ ...view, search: { status: 'expired' } }] };
    const urls = async (search: string) =>
      (await ask('/branches/$branchId/batches', search, 'ana', preferences)).map(({ url }) => url);
    const lots = `/api/external/v1/inventory/batches?branch_id=${branchId}`;
    expect(await urls('')).toEqual([`${lots}&status=expired&per_page=50&page=1`, branches]);
    expect(await urls('?page=2')).toEqual([`${lots}&per_page=50&page=2`, branches]);
    // What was wrong with an address is told in the list of everybody.
    expect(await urls('?page=none')).toEqual([`${lots}&per_page=50&page=1`, branches]);
  });

  it('are those of the branch chosen last, where the address names none', async () => {
    const preferences = { branch: testId(9), views: [] };
    const taxes = async (search: string) =>
      (await ask('/catalogs', search, 'ana', preferences)).map(({ url }) => url);
    const of = (branch: string) => `/api/external/v1/taxes/branch/${branch}`;
    expect(await taxes('?catalog=taxes')).toEqual([of(testId(9)), branches]);
    expect(await taxes(`?catalog=taxes&branch=${branchId}`)).toEqual([of(branchId), branches]);
    expect(await taxes('?catalog=banks')).toEqual([branches]);
  });

  it.each(['/employees', '/help', '/schedules/$scheduleId', '/nowhere', 'constructor'])(
    'are none where none are declared: %s',
    async (pattern) => {
      expect(await ask(pattern)).toEqual([]);
    },
  );

  it.each(['?page=zero&perPage=-3', '?band=next', '?q=%', `?${'x'.repeat(3000)}`])(
    'are none, or those of what is valid, for %s',
    async (search) => {
      const urls = await addresses('/branches/$branchId/batches', search);
      expect(urls.every((url) => url.startsWith('/api/external/v1/'))).toBe(true);
    },
  );

  it('are not asked of what is no branch', async () => {
    const pattern = '/branches/$branchId/batches';
    const asked = { pattern, params: { branchId: '..' }, search: '', mark: 'ana' };
    const reads = await firstReads({ ...asked, profile: defaultProfile, preferences: null });
    expect(reads.map(({ url }) => url)).toEqual([branches]);
  });
});
