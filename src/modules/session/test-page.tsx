import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRouter,
  RouterProvider,
  type AnyRoute,
} from '@tanstack/react-router';
import { render } from 'vitest-browser-react';
import { createQueryClient } from '@/api/core/query-client';
import { SessionContext } from './session-context';
import { testSession } from './test-session';

/** Only for tests: these routes in what surrounds every screen of the app, with the router that leads through them. */
export async function renderPage(
  routeTree: AnyRoute,
  {
    address = '/',
    client = createQueryClient({ retryDelay: () => 0 }),
    session = testSession(),
  } = {},
) {
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [address] }),
    defaultNotFoundComponent: () => null,
  });
  const screen = await render(
    <MantineProvider>
      <SessionContext value={session}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SessionContext>
    </MantineProvider>,
  );
  return { ...screen, router };
}
