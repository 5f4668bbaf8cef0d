import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { configureHttp } from '@/api/core/http-settings';
import { testId } from '@/api/core/test-answers';
import { defaultProfile } from '@/contract/profile';
import { firstReads } from './first-reads';
import { routeTree } from './route-tree.gen';

const branches = '/api/external/v1/branches';

function openRouter(address: string) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const history = createMemoryHistory({ initialEntries: [address] });
  return { queryClient, router: createRouter({ routeTree, context: { queryClient }, history }) };
}

const patterns = Object.keys(openRouter('/').router.routesByPath).sort();
const paramsIn = (pattern: string) =>
  Object.fromEntries(
    [...pattern.matchAll(/\$(\w+)/g)].map(([, name = ''], n) => [name, testId(n)]),
  );
const inAddress = (pattern: string, params: Record<string, string>) =>
  pattern.replace(/\$(\w+)/g, (_, name: string) => params[name] ?? '');

/** What the loaders of a screen ask for when it is opened by its address. */
async function readByLoaders(address: string): Promise<string[]> {
  const asked: string[] = [];
  configureHttp({
    fetch(url) {
      asked.push(url);
      return Promise.reject(new Error('Only noted'));
    },
  });
  const { queryClient, router } = openRouter(address);
  await router.load();
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return asked;
}

async function readEarly(pattern: string, search: string): Promise<string[]> {
  const asked = { pattern, params: paramsIn(pattern), search, mark: 'ana' };
  return (await firstReads({ ...asked, profile: defaultProfile })).map(({ url }) => url);
}

afterEach(() => configureHttp({}));

it.each(patterns)('%s asks early for nothing but what its loaders ask for', async (pattern) => {
  const params = paramsIn(pattern);
  for (const search of ['', '?page=2', '?kind=sale']) {
    const loaded = await readByLoaders(inAddress(pattern, params) + search);
    const early = await readEarly(pattern, search);
    expect(loaded).toEqual(expect.arrayContaining(early.filter((url) => url !== branches)));
    expect(new Set(early).size).toBe(early.length);
  }
});

it('every other screen whose loaders read asks for something early', async () => {
  const late: string[] = [];
  for (const pattern of patterns) {
    const loaded = await readByLoaders(inAddress(pattern, paramsIn(pattern)));
    if (loaded.length > 0 && (await readEarly(pattern, '')).length === 0) late.push(pattern);
  }
  expect(late).toEqual([
    '/assignments',
    '/attempts/$attemptId',
    '/branches/$branchId/products/bulk/$jobId',
    '/drafts',
    '/employees',
    '/entry-types',
    '/payments/many',
    '/payments/many/$jobId',
    '/sales/$saleId',
    '/schedules/$scheduleId',
    '/schedules/$scheduleId/what-if',
  ]);
});
