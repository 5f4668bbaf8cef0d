import { createRootRoute } from '@tanstack/react-router';
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

export const field = (name: string) => page.getByRole('textbox', { name, exact: true });
export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const type = (name: string, text: string) => userEvent.fill(field(name), text);
export const press = (name: string | RegExp) => userEvent.click(button(name));
export const receipt = page.getByText(/^(Producto guardado|Existencias ajustadas)/);
