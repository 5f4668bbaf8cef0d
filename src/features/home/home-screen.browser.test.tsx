import { createRootRoute } from '@tanstack/react-router';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { branchQueries } from '@/api/branches/queries';
import { configureHttp } from '@/api/core/http-settings';
import { createQueryClient } from '@/api/core/query-client';
import { answerNobody, testId, toResponse } from '@/api/core/test-answers';
import { renderPage } from '@/modules/session/test-page';
import { HomeScreen } from './home-screen';

afterEach(() => configureHttp({}));

it('M299: the branches that are read when asked take the focus, before they have any figure', async () => {
  answerNobody();
  const client = createQueryClient();
  const rows = Array.from({ length: 10 }, (_, at) => ({ id: testId(at), name: `Tienda ${at}` }));
  client.setQueryData(branchQueries.list().queryKey, { rows, dropped: 0 });
  await renderPage(createRootRoute({ component: HomeScreen }), { client });
  const more = page.getByRole('button', { name: 'Leer otras 2 sucursales' });
  await userEvent.click(more);
  await expect.element(more).not.toBeInTheDocument();
  await expect.element(page.getByRole('rowheader', { name: 'Tienda 8' })).toHaveFocus();
});

it('M63: whoever works in a branch is not asked for one because the list of them failed', async () => {
  configureHttp({
    fetch: (url) => {
      const isOwn = url.includes('/gateway/');
      const body = isOwn ? { branch: testId(1), views: [], unresolved: 0, rows: [] } : {};
      return Promise.resolve(toResponse({ status: isOwn ? 200 : 500, body }));
    },
  });
  await renderPage(createRootRoute({ component: HomeScreen }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
  await expect.element(page.getByText('El servicio falló al responder').first()).toBeVisible();
  await expect.element(page.getByText('Agregar una sucursal')).not.toBeInTheDocument();
});
