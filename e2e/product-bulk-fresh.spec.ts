import { expect, type Page } from '@playwright/test';
import { confirm, confirmRaiseOfAll, priceColumn, raiseBy, stock } from './support/bulk';
import { expectRow } from './support/expectations';
import { test } from './support/fixtures';
import { openProducts } from './support/products';

test.use({ worldOptions: { empty: true } });

const rowOf = (page: Page, expected: Record<string, string | RegExp>) =>
  expectRow(page.getByRole('table'), expected);

const toProducts = (page: Page) =>
  page.getByRole('navigation', { name: 'Áreas' }).getByRole('link', { name: 'Productos' });

test('what a job changed stands in the list, in the picker and in the review of the next one', async ({
  page,
  world,
}) => {
  await stock(world, 25);
  await openProducts(page, world);
  await page.getByRole('button', { name: 'Cargar todo' }).first().click();
  await expect(page.getByRole('main').getByText(/todos cargados a las/)).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar varios' }).click();
  for (const name of ['Producto 1', 'Producto 2']) {
    await page.getByRole('checkbox', { name: `Elegir ${name}`, exact: true }).check();
  }
  await page.getByRole('button', { name: 'Cambiar', exact: true }).click();
  await raiseBy(page, '10', 2);
  await confirm(page, 2);
  await expect(page.getByText('2 de 2 filas')).toBeVisible();

  await page.getByRole('link', { name: 'Otro cambio de productos' }).click();
  await rowOf(page, { Producto: 'Producto 1', [priceColumn]: '1.10' });
  await page.getByRole('checkbox', { name: 'Elegir Producto 1', exact: true }).check();
  await page.getByRole('button', { name: 'Seguir: qué cambia' }).click();
  await raiseBy(page, '10', 1);
  await rowOf(page, { Producto: 'Producto 1', [priceColumn]: /1\.10.*→.*1\.21/ });

  await toProducts(page).click();
  await expect(page.getByRole('main').getByText(/todos cargados a las/)).toBeVisible();
  await rowOf(page, { Producto: 'Producto 2', [priceColumn]: '1.10' });
});

test('a list that is open while the job goes on follows it', async ({ page, world }) => {
  const ids = await stock(world, 3);
  await world.fail({ kind: 'slow', method: 'PUT', path: `/products/${ids[2]}`, ms: 12_000 });
  await confirmRaiseOfAll(page, world, 3);
  await expect(page.getByRole('region', { name: 'Avance' })).toBeVisible();
  await toProducts(page).click();
  await rowOf(page, { Producto: 'Producto 1', [priceColumn]: '1.05' });
  await expect(page.getByRole('link', { name: 'Ver', exact: true })).toBeVisible();
  await rowOf(page, { Producto: 'Producto 3', [priceColumn]: '1.00' });
});

test('the counter says what the rows say, also without a connection', async ({
  page,
  world,
  context,
  expectConnectionLoss,
}) => {
  expectConnectionLoss();
  const ids = await stock(world, 3);
  await world.fail({ kind: 'slow', method: 'PUT', path: `/products/${ids[2]}`, ms: 10_000 });
  await confirmRaiseOfAll(page, world, 3);
  await expect(page.getByText('2 de 3 filas')).toBeVisible();
  await rowOf(page, { Producto: 'Producto 1', Resultado: 'aplicada' });
  await rowOf(page, { Producto: 'Producto 2', Resultado: 'aplicada' });
  await rowOf(page, { Producto: 'Producto 3', Resultado: 'enviando' });
  await context.setOffline(true);
  await expect(page.getByRole('alert').filter({ hasText: 'Sin conexión' })).toBeVisible();
  await expect(page.getByText('2 de 3 filas')).toBeVisible();
  await expect(page.getByText(/otra pestaña/)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText('3 de 3 filas')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('terminado', { exact: true })).toBeVisible();
});
