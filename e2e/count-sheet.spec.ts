import { expect, type Page } from '@playwright/test';
import { openBatches } from './support/actions';
import { expectAccessible } from './support/axe';
import { searchIn } from './support/controls';
import { exportedCsv } from './support/exports';
import { test } from './support/fixtures';
import { addLots, type Lot } from './support/lots';
import { expectNoOverflow } from './support/overflow';

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

const quantity = (page: Page, lot: string) =>
  page.getByRole('textbox', { name: new RegExp(`^Cantidad contada: .*, lote ${lot}$`) });
const rowOf = (page: Page, lot: string) => sheet(page).getByRole('row', { name: new RegExp(lot) });

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

test('M200: a step is whole, wherever it begins by now: its link may name a page of an earlier moment', async ({
  page,
  world,
}) => {
  await addLots(world, lots);
  await openBatches(page, world, { search: '?status=expiring&days=15&band=8-15' });
  await page.goto(`${page.url().replace('/batches?', '/count-sheet?')}&page=5`);
  await expect(sheet(page).getByRole('row', { name: /Q-1/ })).toBeVisible();
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
  await page.getByRole('radio', { name: 'Sin contar' }).check();
  await expect(sheet(page).getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Quitar lo anotado' }).click();
  await expect(page.getByText('0 de 3 contados')).toBeVisible();
  await page.getByRole('button', { name: 'Recuperar lo quitado' }).click();
  await expect(page.getByText('2 de 3 contados')).toBeVisible();
  await page.getByRole('link', { name: 'Volver a la lista' }).click();
  await expect.poll(() => searchIn(page)).toBe('?status=expiring');
});

test('D6: what was counted is typed from lot to lot, held against what is expected, and outlives a reload', async ({
  page,
  world,
}) => {
  await addLots(world, lots);
  await openBatches(page, world);
  await openSheet(page);
  await quantity(page, 'L-1').focus();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(quantity(page, 'Y-1')).toBeFocused();
  await page.keyboard.type('12,5');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('doce');
  await expect(rowOf(page, 'Y-2')).not.toContainText('No es un número');
  await page.keyboard.press('Enter');
  await page.keyboard.type('12');
  await expect(rowOf(page, 'L-1')).toContainText('\u22122 faltante');
  await expect(rowOf(page, 'Y-1')).toContainText('+0.5 sobrante');
  await expect(rowOf(page, 'Y-2').getByRole('alert')).toHaveText('No es un número: 12 o 12.5.');
  await expect(quantity(page, 'Y-2')).toHaveAttribute('aria-invalid', 'true');
  const progress = page.getByText(
    '3 de 4 contados · 1 con faltante · 1 con sobrante · 1 por corregir',
  );
  await expect(progress).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(progress).toBeVisible();
  await expect(quantity(page, 'Y-1')).toHaveValue('12.5');
  await expect(quantity(page, 'Y-2')).toHaveValue('doce');
  await expect(tick(page, 'L-1')).toBeChecked();
  await expect(tick(page, 'Y-2')).not.toBeChecked();
  // Taking the tick off leaves the number to be counted again.
  await tick(page, 'L-1').uncheck();
  await expect(page.getByText('2 de 4 contados')).toBeVisible();
  await expect(quantity(page, 'L-1')).toHaveValue('5');
  await tick(page, 'L-1').check();

  await page.getByRole('radio', { name: 'Con diferencia' }).check();
  await expect(sheet(page).getByRole('row')).toHaveCount(3);
  // What is put right stays under the hand until it is asked again which lots are off.
  await quantity(page, 'L-1').fill('7');
  await expect(rowOf(page, 'L-1')).not.toContainText('faltante');
  await page.getByRole('button', { name: 'Actualizar', exact: true }).click();
  await expect(sheet(page).getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'Ajustar existencias: Yogur de fresa' }).click();
  await expect(page).toHaveURL(/\/products\/[0-9a-f-]+\/stock$/);
  await expect(page.getByRole('textbox', { name: 'Motivo' })).toHaveValue(
    'Conteo del lote Y-1: 12 → 12.5',
  );
  expect((await world.requests()).every(({ method }) => method === 'GET')).toBe(true);
});

test('the count is taken away as a file with who counted and when, and printed', async ({
  page,
  world,
}) => {
  await addLots(world, lots);
  await openBatches(page, world);
  await openSheet(page);
  await quantity(page, 'L-1').fill('5.5');
  await quantity(page, 'Y-1').fill('=1');
  await tick(page, 'Q-1').check();
  const text = await exportedCsv(page);
  const line = (lot: string) => text.split(/\r?\n/).find((one) => one.includes(lot)) ?? '';
  expect(text).toContain('Esperado');
  expect(line('L-1')).toMatch(/\b7\b.*\b5\.5\b.*-1\.5\b.*Ana.*\d{4}-\d\d-\d\d \d\d:\d\d/);
  expect(line('Y-1')).toContain('=1');
  expect(line('Y-1')).not.toMatch(/(^|[,;])"?=1/);
  expect(line('Y-2')).not.toContain('Ana');
  expect(line('Q-1')).toContain('Ana');

  await page.emulateMedia({ media: 'print' });
  await expect(quantity(page, 'L-1')).toHaveValue('5.5');
  await expect(rowOf(page, 'L-1')).toContainText('faltante');
  await expect(page.getByRole('link', { name: /^Ajustar existencias/ })).toBeHidden();
});

test.describe('between a phone and a desk', () => {
  test.use({ viewport: { width: 768, height: 900 } });

  test("a lot's number stays in one piece", async ({ page, world }) => {
    await addLots(world, [
      {
        product: 'Leche entera pasteurizada de larga duración 1 L',
        lot: 'LECHE-2026-110',
        days: 3,
      },
    ]);
    await openBatches(page, world);
    await openSheet(page);
    const code = sheet(page).getByText('LECHE-2026-110', { exact: true });
    expect(await code.evaluate((element) => element.getClientRects().length)).toBe(1);
    await expectNoOverflow(page);
  });
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
