import { expect, type Page } from '@playwright/test';
import { openBatches } from './support/actions';
import { checkInAddress, searchIn } from './support/controls';
import { expectCount, expectRow, readTable } from './support/expectations';
import { test } from './support/fixtures';
import { addLots, dayFrom, written, type Lot } from './support/lots';

test.use({ worldOptions: { empty: true } });

const lots: Lot[] = [
  { product: 'Leche entera 1 L', lot: 'L-1', days: -3 },
  { product: 'Leche entera 1 L', lot: 'L-2', days: 0 },
  { product: 'Yogur de fresa', lot: 'Y-1', days: 1, available: 5 },
  { product: 'Yogur de fresa', lot: 'Y-2', days: 20 },
  { product: 'Queso fresco', lot: 'Q-1', days: 45 },
  { product: 'Queso fresco', lot: null, days: null },
  { product: 'Crema', lot: 'C-1', days: -10, removed: true },
  { product: 'Crema', lot: 'C-2', days: 200, available: 0 },
];

const lotNumbers = async (page: Page) =>
  (await readTable(page.getByRole('table'))).map((row) => row['Lote']);

test.describe('the list of lots', () => {
  test('M193: shows each lot with its date, the days left, what came and what is left, and its state in words', async ({
    page,
    world,
  }) => {
    await addLots(world, lots);
    const table = await openBatches(page, world, { search: '?removed=true' });
    const on = (days: number) => written(dayFrom(world.today, days));
    await expectRow(table, { Lote: 'L-1', Vence: on(-3), Faltan: 'venció hace 3 días' });
    await expectRow(table, { Lote: 'L-2', Vence: on(0), Faltan: 'vence hoy' });
    await expectRow(table, {
      Lote: 'Y-1',
      Vence: on(1),
      Faltan: '1 día',
      Disponible: '5',
      Cantidad: '24',
    });
    await expectRow(table, { Lote: 'Q-1', Estado: 'disponible' });
    await expectRow(table, { Lote: 'sin número', Vence: 'sin fecha' });
    await expectRow(table, { Lote: 'C-1', Estado: 'retirado' });
    await expectRow(table, { Lote: 'C-2', Disponible: '0', Estado: 'agotado' });
    await expectCount(page, '8 de 8 lotes');
  });

  test('keeps the order of the service, soonest to expire first', async ({ page, world }) => {
    await addLots(world, lots);
    await openBatches(page, world, { search: '?removed=true' });
    await expectCount(page, '8 de 8 lotes');
    expect(await lotNumbers(page)).toEqual([
      'C-1',
      'L-1',
      'L-2',
      'Y-1',
      'Y-2',
      'Q-1',
      'C-2',
      'sin número',
    ]);
  });

  test('is read again on request', async ({ page, world }) => {
    await addLots(world, lots);
    const table = await openBatches(page, world);
    await expectRow(table, { Lote: 'L-1' });
    await addLots(world, [{ product: 'Pan', lot: 'P-1', days: 2 }]);
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expectRow(table, { Producto: /Pan/, Lote: 'P-1' });
  });
});

test.describe('filters', () => {
  test('a state narrows the list, stands in the address, and Back takes it off', async ({
    page,
    world,
  }) => {
    await addLots(world, lots);
    await openBatches(page, world);
    await checkInAddress(page.getByRole('radio', { name: 'Vencidos' }));
    await expect(page).toHaveURL(/\?status=expired$/);
    await expect.poll(() => lotNumbers(page)).toEqual(['L-1']);
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Todos' })).toBeChecked();
    await expectCount(page, '7 de 8 lotes');
    await page.goForward();
    await expect.poll(() => lotNumbers(page)).toEqual(['L-1']);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Vencidos' })).toBeChecked();
    await expect.poll(() => lotNumbers(page)).toEqual(['L-1']);
  });

  test('the days count only for what expires soon, and reach the service under its own names', async ({
    page,
    world,
  }) => {
    await addLots(world, lots);
    await openBatches(page, world);
    await expect(page.getByRole('textbox', { name: 'Días' })).toBeDisabled();
    await checkInAddress(page.getByRole('radio', { name: 'Por vencer' }));
    await expect.poll(() => lotNumbers(page)).toEqual(['L-2', 'Y-1', 'Y-2']);
    expect(searchIn(page)).toBe('?status=expiring');
    await page.getByRole('button', { name: '7 días', exact: true }).click();
    await expect.poll(() => lotNumbers(page)).toEqual(['L-2', 'Y-1']);
    await page.getByRole('textbox', { name: 'Días' }).fill('45');
    await page.getByRole('textbox', { name: 'Días' }).press('Enter');
    await expect(page).toHaveURL(/days=45/);
    await expect.poll(() => lotNumbers(page)).toEqual(['L-2', 'Y-1', 'Y-2', 'Q-1']);
    const asked = (await world.requests()).filter(({ path }) => path.includes('batches')).at(-1);
    expect(asked?.query).toMatchObject({
      branch_id: world.branch.id,
      status: 'expiring',
      days: '45',
    });
  });

  test('a product is chosen from its row and taken off again', async ({ page, world }) => {
    await addLots(world, lots);
    const table = await openBatches(page, world);
    await table.getByRole('link', { name: 'Yogur de fresa' }).first().click();
    await expect(page).toHaveURL(/product=/);
    await expect.poll(() => lotNumbers(page)).toEqual(['Y-1', 'Y-2']);
    await page.getByRole('button', { name: /Quitar el filtro de producto/ }).click();
    await expect(page).not.toHaveURL(/product=/);
    await expectCount(page, '7 de 8 lotes');
  });

  test('a hand-edited address falls back to what is valid, and says so', async ({
    page,
    world,
  }) => {
    await addLots(world, lots);
    const table = await openBatches(page, world, {
      search: '?status=bogus&days=999&page=-1&perPage=5000',
    });
    await expectRow(table, { Lote: 'L-1' });
    const notice = page.getByText('El enlace traía valores no válidos y se corrigió:');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('se muestran todos los estados');
    expect(searchIn(page)).toBe('');
    const asked = (await world.requests()).filter(({ path }) => path.includes('batches'));
    expect(asked.map(({ query }) => query['status'])).not.toContain('bogus');
  });
});

test.describe('pages', () => {
  const many = Array.from({ length: 60 }, (_, index): Lot => ({
    product: 'Leche entera 1 L',
    lot: `L-${String(index + 1).padStart(2, '0')}`,
    days: index,
  }));

  test('stand in the address, defaults do not', async ({ page, world }) => {
    await addLots(world, many);
    const table = await openBatches(page, world);
    await expectCount(page, '50 de 60 lotes');
    await page.getByRole('link', { name: 'Página siguiente' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expectRow(table, { Lote: 'L-60' });
    await page.getByRole('link', { name: 'Página anterior' }).click();
    await expectRow(table, { Lote: 'L-01' });
    expect(searchIn(page)).toBe('');
    await page.getByRole('combobox', { name: 'Filas por página' }).selectOption('25');
    await expect(page).toHaveURL(/\?perPage=25$/);
    await expectCount(page, '25 de 60 lotes');
    await page.getByRole('link', { name: 'Página 3', exact: true }).click();
    await expectCount(page, '10 de 60 lotes');
    await page.reload();
    await expectCount(page, '10 de 60 lotes');
  });

  test('a filter starts again at the first one', async ({ page, world }) => {
    await addLots(world, many);
    await openBatches(page, world, { search: '?page=2' });
    await checkInAddress(page.getByRole('radio', { name: 'Por vencer' }));
    await expect(page).toHaveURL(/\?status=expiring$/);
  });

  test('one beyond the end leads to the last, and says so', async ({ page, world }) => {
    await addLots(world, many);
    const table = await openBatches(page, world, { search: '?page=9' });
    await expectRow(table, { Lote: 'L-60' });
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.getByText('La página 9 ya no existe: se muestra la última.')).toBeVisible();
  });
});
