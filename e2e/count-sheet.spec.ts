import { expect, type Page } from '@playwright/test';
import { openBatches } from './support/actions';
import { expectAccessible } from './support/axe';
import { searchIn } from './support/controls';
import { test } from './support/fixtures';
import { addLots, type Lot } from './support/lots';

test.use({ worldOptions: { empty: true } });

const lots: Lot[] = [
  { product: 'Leche entera 1 L', lot: 'L-1', days: -3, available: 7 },
  { product: 'Yogur de fresa', lot: 'Y-1', days: 2 },
  { product: 'Yogur de fresa', lot: 'Y-2', days: 4 },
  { product: 'Queso fresco', lot: 'Q-1', days: 9 },
  { product: 'Queso fresco', lot: 'Q-2', days: 9, removed: true },
];

const sheet = (page: Page) => page.getByRole('table', { name: /^Hoja de conteo/ });
const tick = (page: Page, lot: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Contado: .*, lote ${lot}$`) });

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hoja de conteo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Hoja de conteo/ })).toBeVisible();
}

test('M200: all lots of the filter are on it, without the removed, and nothing reaches the service', async ({
  page,
  world,
}) => {
  await addLots(world, lots);
  await openBatches(page, world);
  await openSheet(page);
  await expect(sheet(page).getByRole('row')).toHaveCount(5);
  await expect(sheet(page).getByRole('row', { name: /L-1/ })).toContainText('7');
  await expect(page.getByText('1 lote retirado no está en la hoja.')).toBeVisible();
  await expect(page.getByText('Esta hoja no cambia las existencias')).toBeVisible();
  await tick(page, 'L-1').check();
  expect((await world.requests()).every(({ method }) => method === 'GET')).toBe(true);
  await expectAccessible(page);
});

test('lots are ticked off with the keyboard, and a reload forgets none', async ({
  page,
  world,
}) => {
  await addLots(world, lots);
  await openBatches(page, world, { search: '?status=expiring' });
  await openSheet(page);
  await tick(page, 'Y-1').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(tick(page, 'Y-2')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('2 de 3 contados')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 de 3 contados')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Solo los que faltan' }).check();
  await expect(sheet(page).getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Quitar las marcas' }).click();
  await expect(page.getByText('0 de 3 contados')).toBeVisible();
  await page.getByRole('link', { name: 'Volver a la lista' }).click();
  await expect.poll(() => searchIn(page)).toBe('?status=expiring');
});

test('a step has a sheet of its own, with ticks of its own', async ({ page, world }) => {
  await addLots(world, lots);
  await openBatches(page, world, { search: '?status=expiring&days=15&band=8-15' });
  await openSheet(page);
  await expect(page.getByText('Lotes del rango 8–15 días.')).toBeVisible();
  await expect(sheet(page).getByRole('row')).toHaveCount(2);
  await tick(page, 'Q-1').check();
  await expect(page.getByText('1 de 1 contados')).toBeVisible();
  await page.goto(`/branches/${world.branch.id}/count-sheet?status=expiring&days=15`);
  await expect(page.getByText('0 de 3 contados')).toBeVisible();
});

test('chosen lots have a sheet of these alone', async ({ page, world }) => {
  await addLots(world, lots);
  const table = await openBatches(page, world);
  for (const lot of ['L-1', 'Y-2']) {
    await table
      .getByRole('row', { name: new RegExp(lot) })
      .getByRole('checkbox')
      .check();
  }
  await page.getByRole('button', { name: 'Hoja de los elegidos' }).click();
  await expect(page.getByText('Solo los lotes elegidos en la lista.')).toBeVisible();
  await expect(sheet(page).getByRole('row')).toHaveCount(3);
  await page.reload();
  await expect(sheet(page).getByRole('row')).toHaveCount(3);
});

test('printed it is the lots, a line to write on and room to sign', async ({ page, world }) => {
  await addLots(world, lots);
  await openBatches(page, world);
  await openSheet(page);
  await expect(sheet(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Contó (nombre, firma y fecha)')).toBeVisible();
  await expect(page.getByText('Revisó (nombre, firma y fecha)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimir la hoja' })).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Contado' })).toBeVisible();
});

test('an empty filter and a refused list say so', async ({ page, world, expectHttpStatus }) => {
  await addLots(world, lots);
  await openBatches(page, world, { search: '?status=expired' });
  await page.goto(`/branches/${world.branch.id}/count-sheet?status=expiring&days=1`);
  await expect(page.getByText('No hay lotes que contar con este filtro.')).toBeVisible();
  expectHttpStatus(500);
  await world.fail({ kind: 'status-500', path: '/inventory/batches', times: null });
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 15_000 });
  await world.recover();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('No hay lotes que contar con este filtro.')).toBeVisible();
});
