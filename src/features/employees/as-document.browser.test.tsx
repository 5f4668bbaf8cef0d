import { createRootRoute, createRoute } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { toResponse } from '@/api/core/test-answers';
import { renderPage } from '@/modules/session/test-page';
import { m } from '@/text/generated/messages';
import { EmployeeList } from './employee-list';

beforeEach(() => page.viewport(1024, 700));
afterEach(() => configureHttp({}));

it('M299: the focus goes to the field of documents with what is looked for there', async () => {
  const pagination = { current_page: 1, last_page: 1, per_page: 50, total: 0 };
  const body = { status: true, data: { data: [], pagination } };
  configureHttp({ fetch: () => Promise.resolve(toResponse({ body })) });
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '/employees',
    component: EmployeeList,
  });
  await renderPage(root.addChildren([route]), { address: '/employees?q=x' });
  await userEvent.type(page.getByRole('searchbox'), '01234567');
  const button = page.getByRole('button', { name: m.employees_as_document() });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  const field = page.getByLabelText(m.employees_document_exact());
  await expect.element(field).toHaveValue('01234567');
  await expect.element(field).toHaveFocus();
});
