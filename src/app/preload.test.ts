import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { configureHttp } from '@/api/core/http-settings';
import { testId } from '@/api/core/test-answers';
import { sessionKeys } from '@/api/session/keys';
import { testSession } from '@/modules/session/test-session';
import { saveView, toggleDefaultView, viewsOf } from '@/modules/saved-views/saved-views';
import { routeTree } from './route-tree.gen';

const place = { business: testSession().integration.business, list: 'batches' };
const branchId = testId(7);

afterEach(() => configureHttp({}));

/** What resting on the link to the lots reads ahead. */
async function restOnLink(): Promise<string[]> {
  const asked: string[] = [];
  configureHttp({
    fetch(url) {
      asked.push(url);
      return Promise.reject(new Error('Only noted'));
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(sessionKeys.current(), testSession());
  const history = createMemoryHistory({ initialEntries: ['/help'] });
  const router = createRouter({ routeTree, context: { queryClient }, history });
  await router.load();
  await router.preloadRoute({ to: '/branches/$branchId/batches', params: { branchId } });
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return asked;
}

it('a link to a list reads ahead what a click on it will show, also where a view opens it', async () => {
  expect(await restOnLink()).toEqual([
    `/api/external/v1/inventory/batches?branch_id=${branchId}&per_page=50&page=1`,
  ]);
  saveView(place, 'Vencidos', { status: 'expired' });
  toggleDefaultView(place, viewsOf(place)[0]?.id ?? '');
  expect(await restOnLink()).toEqual([
    `/api/external/v1/inventory/batches?branch_id=${branchId}&status=expired&per_page=50&page=1`,
  ]);
});
