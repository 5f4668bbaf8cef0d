import { createRootRoute } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { branchQueries } from '@/api/branches/queries';
import { createQueryClient } from '@/api/core/query-client';
import { testId } from '@/api/core/test-answers';
import { preferenceQueries } from '@/api/preferences/queries';
import { renderPage } from '@/modules/session/test-page';
import { FirstPurchase } from './first-purchase';

it.each([
  ['of the branch chosen last', testId(1), testId(1)],
  ['that ask which branch is meant', null, 'choose'],
])('M304: a list without purchases has the ways to the first one, %s', async (_, branch, named) => {
  const client = createQueryClient();
  client.setQueryData(preferenceQueries.mine().queryKey, { branch, views: [] });
  const rows = [testId(1), testId(2)].map((id) => ({ id, name: 'Sucursal' }));
  client.setQueryData(branchQueries.list().queryKey, { rows, dropped: 0 });
  await renderPage(createRootRoute({ component: FirstPurchase }), { client });
  await expect
    .element(page.getByRole('link', { name: 'Nueva compra' }))
    .toHaveAttribute('href', `/branches/${named}/purchases/new`);
  await expect
    .element(page.getByRole('link', { name: 'Sujeto excluido' }))
    .toHaveAttribute('href', `/branches/${named}/purchases/excluded/new`);
});
