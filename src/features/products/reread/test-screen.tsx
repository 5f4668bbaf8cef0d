import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { createQueryClient } from '@/api/core/query-client';
import { readDraftSearch } from '@/modules/drafts/draft-search';
import { SessionContext } from '@/modules/session/session-context';
import { testSession } from '@/modules/session/test-session';
import type { EditScreen } from '../product-edit/edit-screen';
import { branch, product } from './test-branch';

/** Only for tests: a form about the product of the branch on a page of its own; `draft` is what its address names. */
export async function open(Screen: typeof EditScreen, draft?: string) {
  const root = createRootRoute({
    component: () => <Screen branchId={branch} productId={product} />,
    validateSearch: readDraftSearch,
  });
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({
      initialEntries: [draft === undefined ? '/' : `/?draft=${draft}`],
    }),
    defaultNotFoundComponent: () => null,
  });
  return render(
    <MantineProvider>
      <SessionContext value={testSession()}>
        <QueryClientProvider client={createQueryClient({ retryDelay: () => 0 })}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SessionContext>
    </MantineProvider>,
  );
}

export const field = (name: string) => page.getByRole('textbox', { name, exact: true });
export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const type = (name: string, text: string) => userEvent.fill(field(name), text);
export const press = (name: string | RegExp) => userEvent.click(button(name));
export const receipt = page.getByText(/^(Producto guardado|Existencias ajustadas)/);
