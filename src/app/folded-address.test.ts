import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { configureHttp } from '@/api/core/http-settings';
import { noteRequests } from '@/api/core/test-answers';
import { preferenceKeys } from '@/api/preferences/keys';
import { routeTree } from './route-tree.gen';

afterEach(() => configureHttp({}));

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

it.each(['batches', `products/${id}`, 'purchases/new'])(
  'M14: a link to %s with its identifiers in capitals opens the one record there is',
  async (screen) => {
    const asked = noteRequests();
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    queryClient.setQueryData(preferenceKeys.mine(), { branch: null, views: [] });
    const capitals = screen.replace(id, id.toUpperCase());
    const address = `/branches/${id.toUpperCase()}/${capitals}?search=Leche#A`;
    const history = createMemoryHistory({ initialEntries: ['/help', address], initialIndex: 1 });
    const inBrowser = { isServer: false, origin: 'http://localhost' };
    const router = createRouter({ routeTree, context: { queryClient }, history, ...inBrowser });
    history.subscribe(() => void router.load());
    await router.load();
    await vi.waitFor(() =>
      expect(router.state.location.pathname).toBe(`/branches/${id}/${screen}`),
    );
    expect(router.state.location.hash).toBe('A');
    expect(history.length).toBe(2);
    expect(asked.join()).not.toContain(id.toUpperCase());
  },
);
