import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { expectAccessible } from './support/axe';
import { test } from './support/fixtures';

test.use({ worldOptions: { empty: true } });

const path = '/receivables/summary';

const board = (page: Page): Locator => page.getByRole('table', { name: 'Todas las sucursales' });
const row = (page: Page, name: string): Locator =>
  board(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

test('M255: an outage is told once with one way to ask again, and old figures stay with their time', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  test.slow();
  expectHttpStatus(502);
  await world.fail({ kind: 'reset-before', path, times: null });
  await signIn(page, world.keys.full, 'Ana', '/receivables');
  const outage = page.getByRole('alert').filter({ hasText: 'No hubo respuesta del servicio.' });
  await expect(outage).toContainText(/Se reintenta en \d+ s/);
  await expect(page.getByText(/en \d+ s/)).toHaveCount(1);
  await expect(board(page).getByText('en espera')).toHaveCount(world.branches.length);
  await expect(board(page).getByRole('button')).toHaveCount(0);
  await expect(page).toHaveTitle('Por cobrar · Trastienda');
  await expectAccessible(page);
  await world.recover();
  await world.fail({ kind: 'slow', path, ms: 2_000, times: null });
  await outage.getByRole('button', { name: 'Reintentar' }).click();
  await expect(outage).toContainText('Reintentando…');
  for (const { name } of world.branches) await expect(row(page, name)).toContainText('$0.00');
  await expect(outage).toHaveCount(0);

  await world.recover();
  await world.fail({ kind: 'reset-before', path, times: null });
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(outage).toContainText('Las cifras a la vista son de la hora que indican.');
  await expect(row(page, world.branch.name)).toContainText(/\$0\.00.*leído a las \d\d:\d\d$/);
  await world.recover();
  await expect(outage).toHaveCount(0, { timeout: 20_000 });
});
