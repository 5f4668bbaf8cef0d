import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, defaultParseSearch } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { configureHttp } from '@/api/core/http-settings';
import { noteRequests, testId } from '@/api/core/test-answers';
import { defaultProfile } from '@/contract/profile';
import { preferenceKeys } from '@/api/preferences/keys';
import type { Preferences } from '@/contract/preferences';
import { firstReads } from './first-reads';
import { routeTree } from './route-tree.gen';

const branches = '/api/external/v1/branches';

const viewsOf = {
  attempts: { unresolved: true },
  batches: { status: 'expired', perPage: 25, columns: 'product.lot' },
  catalog: { catalog: 'taxes' },
  owed: { sort: '-total' },
  products: { low: true, perPage: 100 },
  purchases: { credit: true, branch: testId(8) },
};
/** Whoever works here has an opening view of every list, and has chosen a branch. */
const preferences: Preferences = {
  branch: testId(9),
  views: Object.entries(viewsOf).map(([list, search]) => ({
    id: list,
    list,
    name: list,
    search,
    isDefault: true,
  })),
};

function openRouter() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(preferenceKeys.mine(), preferences);
  const history = createMemoryHistory({ initialEntries: ['/help'] });
  return { queryClient, router: createRouter({ routeTree, context: { queryClient }, history }) };
}

const patterns = Object.keys(openRouter().router.routesByPath).sort();
const paramsIn = (pattern: string) =>
  Object.fromEntries(
    [...pattern.matchAll(/\$(\w+)/g)].map(([, name = ''], n) => [name, testId(n)]),
  );

/** What the loaders of a screen ask for when it is opened by its address, wherever that leads. */
async function readByLoaders(to: string, search: string): Promise<string[]> {
  const asked = noteRequests();
  const { queryClient, router } = openRouter();
  await router.load();
  await router.preloadRoute({ to, params: paramsIn(to), search: defaultParseSearch(search) });
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return asked;
}

async function readEarly(pattern: string, search: string): Promise<string[]> {
  const asked = { pattern, params: paramsIn(pattern), search, mark: 'ana' };
  const known = { profile: defaultProfile, preferences };
  return (await firstReads({ ...asked, ...known })).map(({ url }) => url);
}

afterEach(() => configureHttp({}));

it.each(patterns)('%s asks early for nothing but what its loaders ask for', async (pattern) => {
  for (const search of ['', '?page=2', '?kind=sale', '?catalog=taxes', '?page=none']) {
    const loaded = await readByLoaders(pattern, search);
    const early = await readEarly(pattern, search);
    expect(loaded).toEqual(expect.arrayContaining(early.filter((url) => url !== branches)));
    expect(new Set(early).size).toBe(early.length);
    expect(early.length).toBeLessThanOrEqual(5);
  }
});

it('every other read of a loader waits for the app', async () => {
  const late: Record<string, string[]> = {};
  for (const pattern of patterns) {
    const urls = new Set<string>();
    for (const search of ['', `?branch=${testId(3)}`]) {
      const loaded = await readByLoaders(pattern, search);
      const early = new Set(await readEarly(pattern, search));
      for (const url of loaded) if (!early.has(url)) urls.add(url.replace(/[?].*/, ''));
    }
    if (urls.size > 0) late[pattern] = [...urls];
  }
  const service = '/api/external/v1';
  expect(late).toEqual({
    // The page comes with it.
    '/': ['/gateway/attempts'],
    // The branches beside it belong in it.
    '/directory': ['/gateway/directory/branch'],
    // Of people nothing is asked for without the app; employees not even ahead of their screen.
    '/assignments': ['/gateway/attempts'],
    // One record, or one job.
    '/attempts/$attemptId': [`/gateway/attempts/${testId(0)}`],
    '/branches/$branchId/products/bulk/$jobId': [`/gateway/jobs/${testId(1)}/rows`],
    '/payments/many/$jobId': [`/gateway/jobs/${testId(0)}/rows`],
    '/sales/$saleId': [`${service}/sales/${testId(0)}`],
    '/schedules/$scheduleId': [
      `${service}/hr/work-schedules/${testId(0)}`,
      `${service}/hr/labor-rules`,
    ],
    '/schedules/$scheduleId/what-if': [
      `${service}/hr/work-schedules/${testId(0)}`,
      `${service}/hr/labor-rules`,
    ],
    // Its form stands without.
    '/entry-types': ['/gateway/attempts'],
  });
});
