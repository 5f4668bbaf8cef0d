import { createRootRoute } from '@tanstack/react-router';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { branchQueries } from '@/api/branches/queries';
import { configureHttp } from '@/api/core/http-settings';
import { createQueryClient } from '@/api/core/query-client';
import { answerNobody, testId } from '@/api/core/test-answers';
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
