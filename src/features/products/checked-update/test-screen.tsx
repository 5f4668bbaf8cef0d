import { createRootRoute, createRoute, type HistoryState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { page, userEvent } from 'vitest/browser';
import { readDraftSearch } from '@/modules/drafts/draft-search';
import { renderPage } from '@/modules/session/test-page';
import type { EditScreen } from '../product-edit/edit-screen';
import { branch, product } from './test-branch';

/** Only for tests: a form about the product of the branch on a page of its own; `draft` is what its address names. */
export async function open(Screen: typeof EditScreen, draft?: string) {
  const root = createRootRoute({
    component: () => <Screen branchId={branch} productId={product} />,
    validateSearch: readDraftSearch,
  });
  return renderPage(root, { address: draft === undefined ? '/' : `/?draft=${draft}` });
}

/** The same, come to from another screen that tells it something. */
export async function openFrom(Screen: typeof EditScreen, state: HistoryState) {
  const root = createRootRoute({ validateSearch: readDraftSearch });
  const at = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const shown = await renderPage(
    root.addChildren([
      at('/', () => null),
      at('/drafts', () => <Screen branchId={branch} productId={product} />),
    ]),
  );
  await shown.router.navigate({ to: '/drafts', state });
  return shown;
}

export const field = (name: string) => page.getByRole('textbox', { name, exact: true });
export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const type = (name: string, text: string) => userEvent.fill(field(name), text);
export const press = (name: string | RegExp) => userEvent.click(button(name));
export const receipt = page.getByText(/^(Producto guardado|Existencias ajustadas)/);
