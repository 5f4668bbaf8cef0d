import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { configureHttp } from '@/api/core/http-settings';
import { noteRequests, testId } from '@/api/core/test-answers';
import { preferenceKeys } from '@/api/preferences/keys';
import type { Preferences } from '@/contract/preferences';
import { routeTree } from './route-tree.gen';

const branchId = testId(7);

afterEach(() => configureHttp({}));

/** What resting on the link to the lots reads ahead. */
async function restOnLink(views: Preferences['views'] | null): Promise<string[]> {
  const asked = noteRequests();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (views) queryClient.setQueryData(preferenceKeys.mine(), { branch: null, views });
  const history = createMemoryHistory({ initialEntries: ['/help'] });
  const router = createRouter({ routeTree, context: { queryClient }, history });
  await router.load();
  await router.preloadRoute({ to: '/branches/$branchId/batches', params: { branchId } });
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return asked;
}

it('a link to a list reads ahead what a click on it will show, also where a view opens it', async () => {
  expect(await restOnLink([])).toEqual([
    `/api/external/v1/inventory/batches?branch_id=${branchId}&per_page=50&page=1`,
  ]);
  const view = { id: testId(1), list: 'batches', name: 'Vencidos', isDefault: true };
  expect(await restOnLink([{ ...view, search: { status: 'expired' } }])).toEqual([
    `/api/external/v1/inventory/batches?branch_id=${branchId}&status=expired&per_page=50&page=1`,
  ]);
});

it('a list opens as it does for everybody where nobody can tell what its person prefers', async () => {
  expect(await restOnLink(null)).toEqual([
    '/gateway/preferences',
    `/api/external/v1/inventory/batches?branch_id=${branchId}&per_page=50&page=1`,
  ]);
});
