import { afterEach, describe, expect, it } from 'vitest';
import { configureHttp, httpSettings } from '@/api/core/http-settings';
import { testId } from '@/api/core/test-answers';
import { defaultProfile } from '@/contract/profile';
import { appHeader, markHeader } from '@/contract/session';
import { firstReads } from './first-reads';

const branchId = testId(7);
const branches = '/api/external/v1/branches';
const ask = (pattern: string, search = '', mark = 'ana') =>
  firstReads({ pattern, params: { branchId }, search, mark, profile: defaultProfile });
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
    const [read] = await ask('/');
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
    const both = await Promise.all([ask('/', '', 'ana'), ask('/', '', 'luis')]);
    expect(both.map((reads) => reads.map(({ headers }) => headers[markHeader]))).toEqual([
      ['ana'],
      ['luis'],
    ]);
    expect(httpSettings().mark).toBe('luis');
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
    const asked = { params: { branchId: '..' }, search: '', mark: 'ana', profile: defaultProfile };
    const reads = await firstReads({ ...asked, pattern: '/branches/$branchId/batches' });
    expect(reads.map(({ url }) => url)).toEqual([branches]);
  });
});
