import { expect, type Page } from '@playwright/test';
import { openBatches } from './support/actions';
import { expectAccessible } from './support/axe';
import { checkInAddress, searchIn } from './support/controls';
import { expectCount, readTable } from './support/expectations';
import { test } from './support/fixtures';
import { expectSteps, ladderStep, ladderSteps, lotsIn } from './support/ladder';
import { addLots, dayFrom, type Lot } from './support/lots';
import { expectNoOverflow } from './support/overflow';

test.use({ worldOptions: { empty: true } });

const batches = '/inventory/batches';

/** More than a page of 25 on the steps, and lots on both sides of every edge. */
const manyLots: Lot[] = [
  ...lotsIn(-1, 26),
  ...lotsIn(0, 3),
  ...lotsIn(1, 10),
  ...lotsIn(7, 17),
  ...lotsIn(8, 20),
  ...lotsIn(15, 11),
  ...lotsIn(16, 1),
  ...lotsIn(30, 2),
  ...lotsIn(31, 2),
  ...lotsIn(60, 3),
  ...lotsIn(61, 27),
  ...lotsIn(null, 2),
];

const lotNumbers = async (page: Page) =>
  (await readTable(page.getByRole('table'))).map((row) => row['Lote'] ?? '');

test('D6: every step counts what the list shows once it is opened', async ({ page, world }) => {
  await addLots(world, manyLots);
  await openBatches(page, world, { search: '?perPage=25' });
  const counts = {
    Vencidos: 26,
    'Hasta 7 días': 30,
    '8–15 días': 31,
    '16–30 días': 3,
    '31–60 días': 5,
    'Más de 60 días': 29,
  };
  await expectSteps(page, counts);
  await expect(ladderStep(page, 'Hoy')).toContainText('aún sin leer');
  const opened: string[] = [];
  for (const [name, count] of Object.entries(counts)) {
    await ladderStep(page, name).getByRole('link').click();
    await expect(
      page.getByText(`Rango ${name}: ${count} lotes, de las filas cargadas.`),
    ).toBeVisible();
    await expectCount(page, `${count} de ${count} lotes`);
    opened.push(...(await lotNumbers(page)));
  }
  expect(opened.sort()).toEqual(manyLots.map(({ lot }) => lot ?? '').sort());
});

test('M192: a step counts what its list shows, also where lots were removed', async ({
  page,
  world,
}) => {
  const removed = (days: number): Lot => ({
    product: 'Leche entera 1 L',
    lot: `R${days}`,
    days,
    available: 1,
    removed: true,
  });
  await addLots(world, [...lotsIn(-3, 4), removed(-2), removed(-1), ...lotsIn(10, 3), removed(11)]);
  await openBatches(page, world);
  await expectSteps(page, { Vencidos: 4 });
  await ladderStep(page, 'Vencidos').getByRole('link').click();
  await expectCount(page, '4 de 4 lotes');
  await expect(page.getByText('Rango Vencidos: 4 lotes, de las filas cargadas.')).toBeVisible();
  await ladderStep(page, '8–15 días').getByRole('link').click();
  await expectCount(page, '3 de 3 lotes');
  await expectSteps(page, { Vencidos: 4, '8–15 días': 3 });
  await checkInAddress(page.getByRole('checkbox', { name: 'Mostrar retirados' }));
  await expectCount(page, '4 de 4 lotes');
  await expectSteps(page, { Vencidos: 6, '8–15 días': 4 });
});

test('M191: expired lots without stock are on no step, and the list says how many it leaves out', async ({
  page,
  world,
}) => {
  const spent = (days: number): Lot => ({
    product: 'Leche entera 1 L',
    lot: `E${days}`,
    days,
    available: 0,
  });
  await addLots(world, [...lotsIn(-3, 4), spent(-2), spent(-1), ...lotsIn(10, 3), spent(11)]);
  await openBatches(page, world);
  await expectSteps(page, { Vencidos: 4, '8–15 días': 4 });
  await ladderStep(page, 'Vencidos').getByRole('link').click();
  await expectCount(page, '4 de 4 lotes');
  await expect(page.getByText('2 vencidos agotados no se muestran.')).toBeVisible();
  await page.getByRole('link', { name: 'Quitar el rango' }).click();
  await expectCount(page, '6 de 6 lotes');
});

test('a step says where in the list it begins, stands in the address, and is left with one press', async ({
  page,
  world,
}) => {
  await addLots(world, manyLots);
  await openBatches(page, world, { search: '?perPage=25' });
  await expectSteps(page, { '8–15 días': 31 });
  await ladderStep(page, '8–15 días').getByRole('link').click();
  // Thirty lots expire sooner: the step begins on the second page of 25.
  await expect
    .poll(() => searchIn(page))
    .toBe('?status=expiring&days=15&band=8-15&page=2&perPage=25');
  await expect(ladderSteps(page).getByRole('link', { name: /^8–15 días/ })).toHaveAttribute(
    'aria-current',
    /true|page/,
  );
  await page.reload();
  await expectCount(page, '31 de 31 lotes');
  await page.getByRole('link', { name: 'Quitar el rango' }).click();
  await expect.poll(() => searchIn(page)).toBe('?status=expiring&days=15&page=2&perPage=25');
  await expectCount(page, '25 de 61 lotes');
  await page.goBack();
  await expectCount(page, '31 de 31 lotes');
});

test('M191: a step of another window is taken off the address, and that is said', async ({
  page,
  world,
}) => {
  await addLots(world, lotsIn(3, 2));
  await openBatches(page, world, { search: '?status=expired&band=8-15' });
  await expect(page.getByText('se quitó el rango, que no va con ese filtro')).toBeVisible();
  await expect.poll(() => searchIn(page)).toBe('?status=expired');
});

test('the ladder keeps to the product of the list', async ({ page, world }) => {
  await addLots(world, [...lotsIn(3, 2), { product: 'Pan', lot: 'P-1', days: 3 }]);
  const table = await openBatches(page, world);
  await expectSteps(page, { 'Hasta 7 días': 3 });
  await table.getByRole('link', { name: 'Pan' }).click();
  await expectSteps(page, { 'Hasta 7 días': 1, Vencidos: 0 });
  await ladderStep(page, 'Hasta 7 días').getByRole('link').click();
  await expectCount(page, '1 de 1 lote');
  await expect(page).toHaveURL(/product=/);
});

test('steps that cannot be read are tried again one by one, the others stand', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(500);
  await addLots(world, [...lotsIn(-1, 2), ...lotsIn(3, 2)]);
  const table = await openBatches(page, world, { search: '?status=available' });
  await expectSteps(page, { Vencidos: 2, 'Hasta 7 días': 2 });
  await world.fail({ kind: 'status-500', path: batches, times: null });
  await table.getByRole('link', { name: 'Leche entera 1 L' }).first().click();
  await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 15_000 });
  await world.recover();
  await page.getByRole('button', { name: 'Reintentar', exact: true }).first().click();
  await expectSteps(page, { 'Hasta 7 días': 2 });
});

test('lots that moved after the count are told, and read again with one press', async ({
  page,
  world,
}) => {
  await addLots(world, lotsIn(10, 3));
  await openBatches(page, world);
  await expectSteps(page, { '8–15 días': 3 });
  const [first] = await world.rows<{ id: string }>('batches');
  await world.change('batches', first?.id ?? '', { expiration_date: dayFrom(world.today, 40) });
  await ladderStep(page, '8–15 días').getByRole('link').click();
  await expect(page.getByText(/El resumen contó 3 y aquí hay 2 lotes/)).toBeVisible();
  await page.getByRole('button', { name: 'Leer de nuevo' }).click();
  await expect(page.getByText(/El resumen contó 3/)).toBeHidden();
  await expectSteps(page, { '8–15 días': 2, '31–60 días': 1 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('all seven steps are in sight without a sideways scroll', async ({ page, world }) => {
    await addLots(world, manyLots);
    await openBatches(page, world);
    await expect(ladderStep(page, 'Más de 60 días')).toBeInViewport();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
});
