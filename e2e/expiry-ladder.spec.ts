import { expect, type Page } from '@playwright/test';
import { openBatches } from './support/actions';
import { expectAccessible } from './support/axe';
import { expectCount, readTable } from './support/expectations';
import { test } from './support/fixtures';
import { addLots, dayFrom, type Lot } from './support/lots';
import type { World } from './support/world';

test.use({ worldOptions: { empty: true } });

const search = (page: Page) => new URL(page.url()).search;

const batches = '/inventory/batches';

/** So many lots that expire in so many days, an available quantity of ten each. */
function lotsIn(days: number | null, count: number, name = `D${days ?? 'x'}`): Lot[] {
  return Array.from({ length: count }, (_, index) => ({
    product: 'Leche entera 1 L',
    lot: `${name}-${String(index + 1).padStart(2, '0')}`,
    days,
    available: 10,
  }));
}

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

const steps = (page: Page) => page.getByRole('list', { name: 'Escalera de vencimientos' });
const step = (page: Page, name: string) =>
  steps(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
const load = (page: Page) => page.getByRole('button', { name: 'Cargar filas para ver hoy' });
const lotNumbers = async (page: Page) =>
  (await readTable(page.getByRole('table'))).map((row) => row['Lote'] ?? '');

async function expectSteps(page: Page, counts: Record<string, number>): Promise<void> {
  for (const [name, count] of Object.entries(counts)) {
    await expect(step(page, name)).toContainText(new RegExp(`^${name}\\s*${count}\\s*lote`));
  }
}

/** Gives the world's products a cost, or none. */
async function setCost(world: World, cost: number | null): Promise<void> {
  const products = await world.rows<{ id: string }>('products');
  await Promise.all(products.map(({ id }) => world.change('products', id, { cost })));
}

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
  await expect(step(page, 'Hoy')).toContainText('al cargar filas');
  const opened: string[] = [];
  for (const [name, count] of Object.entries(counts)) {
    await step(page, name).getByRole('link').click();
    await expect(
      page.getByText(`Franja ${name}: ${count} lotes, de las filas cargadas.`),
    ).toBeVisible();
    await expectCount(page, `${count} de ${count} lotes`);
    opened.push(...(await lotNumbers(page)));
  }
  expect(opened.sort()).toEqual(manyLots.map(({ lot }) => lot ?? '').sort());
});

test('a step says where in the list it begins, stands in the address, and is left with one press', async ({
  page,
  world,
}) => {
  await addLots(world, manyLots);
  await openBatches(page, world, { search: '?perPage=25' });
  await expectSteps(page, { '8–15 días': 31 });
  await step(page, '8–15 días').getByRole('link').click();
  // Thirty lots expire sooner: the step begins on the second page of 25.
  await expect
    .poll(() => search(page))
    .toBe('?status=expiring&days=15&band=8-15&page=2&perPage=25');
  await expect(steps(page).getByRole('link', { name: /^8–15 días/ })).toHaveAttribute(
    'aria-current',
    /true|page/,
  );
  await page.reload();
  await expectCount(page, '31 de 31 lotes');
  await page.getByRole('link', { name: 'Quitar la franja' }).click();
  await expect.poll(() => search(page)).toBe('?status=expiring&days=15&page=2&perPage=25');
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
  await expect(page.getByText('se quitó la franja, que no va con ese filtro')).toBeVisible();
  await expect.poll(() => search(page)).toBe('?status=expired');
});

test('loaded rows tell today apart and what is at risk, without the removed and with what is not known', async ({
  page,
  world,
}) => {
  await addLots(world, [
    ...lotsIn(0, 3),
    ...lotsIn(5, 2),
    { product: 'Leche entera 1 L', lot: 'R-1', days: 5, available: 10, removed: true },
    { product: 'Queso fresco', lot: 'Q-1', days: 5, available: 4 },
    ...lotsIn(40, 1),
  ]);
  await setCost(world, null);
  const [milk] = await world.rows<{ id: string; name: string }>('products');
  await world.change('products', milk?.id ?? '', { cost: 1.25 });
  await openBatches(page, world);
  await load(page).click();
  await expectSteps(page, { Hoy: 3, '1–7 días': 4, '31–60 días': 1 });
  await expect(step(page, 'Hoy')).toContainText('$37.50 en riesgo');
  const week = step(page, '1–7 días');
  await expect(week).toContainText('$25.00 en riesgo');
  await expect(week).toContainText('24 disp.');
  await expect(week).toContainText('costo no informado en 1 lote');
  await expect(week).toContainText('1 retirado aparte');
  await page.getByRole('button', { name: 'Ver los números' }).click();
  const numbers = page.getByRole('table', { name: /^Escalera de vencimientos/ });
  await expect(numbers.getByRole('row', { name: /^Hasta 60 días/ })).toContainText('$75.00');
  await expectAccessible(page);
});

test('M98: unknown costs are never a zero', async ({ page, world }) => {
  await addLots(world, lotsIn(2, 2));
  await setCost(world, null);
  await openBatches(page, world);
  await load(page).click();
  await expect(step(page, '1–7 días')).toContainText('costo no informado en 2 lotes');
  await expect(steps(page)).not.toContainText('$');
});

test('without the permission for products the quantities are there, and the reason', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(403);
  await addLots(world, lotsIn(2, 2));
  await world.fail({ kind: 'status-403', path: '/products/branch', times: null });
  await openBatches(page, world);
  await load(page).click();
  await expect(page.getByText('Sin costos: Falta un permiso.')).toBeVisible();
  await expect(step(page, '1–7 días')).toContainText('20 disp.');
  await expect(steps(page)).not.toContainText('riesgo');
});

test('M45: a pause in the middle of the rows ends by itself and nothing is read twice', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(429);
  await addLots(world, [...lotsIn(3, 230), ...lotsIn(0, 4)]);
  await openBatches(page, world);
  await expectSteps(page, { 'Hasta 7 días': 234 });
  await world.fail({ kind: 'status-429', path: batches, times: 1 });
  await load(page).click();
  await expect(page.getByText(/El servicio pidió esperar: sigue sin hacer nada en/)).toBeVisible();
  await expectSteps(page, { Hoy: 4, '1–7 días': 230 });
  const pages = (await world.requests()).filter(
    ({ path, query, status }) =>
      path.includes(batches) &&
      query['days'] === '60' &&
      query['per_page'] === '200' &&
      status === 200,
  );
  expect(pages.map(({ query }) => query['page'])).toEqual(['1', '2']);
});

test('the ladder keeps to the product of the list', async ({ page, world }) => {
  await addLots(world, [...lotsIn(3, 2), { product: 'Pan', lot: 'P-1', days: 3 }]);
  const table = await openBatches(page, world);
  await expectSteps(page, { 'Hasta 7 días': 3 });
  await table.getByRole('link', { name: 'Pan' }).click();
  await expectSteps(page, { 'Hasta 7 días': 1, Vencidos: 0 });
  await step(page, 'Hasta 7 días').getByRole('link').click();
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
  await step(page, '8–15 días').getByRole('link').click();
  await expect(page.getByText(/La escalera contó 3 y aquí hay 2 lotes/)).toBeVisible();
  await page.getByRole('button', { name: 'Leer de nuevo' }).click();
  await expect(page.getByText(/La escalera contó 3/)).toBeHidden();
  await expectSteps(page, { '8–15 días': 2, '31–60 días': 1 });
});

for (const time of ['00:01', '23:59']) {
  test(`at ${time} today is today and yesterday has expired`, async ({ page, world }) => {
    await world.setClock(`${world.today}T${time}:00-06:00`);
    await addLots(world, [...lotsIn(-1, 1), ...lotsIn(0, 2), ...lotsIn(1, 3)]);
    await openBatches(page, world);
    await load(page).click();
    await expectSteps(page, { Vencidos: 1, Hoy: 2, '1–7 días': 3 });
    await step(page, 'Hoy').getByRole('link').click();
    await expectCount(page, '2 de 2 lotes');
  });
}

test('the deadlines ahead are a calendar file', async ({ page, world }) => {
  await addLots(world, [
    ...lotsIn(-2, 1),
    ...lotsIn(0, 2),
    ...lotsIn(9, 1),
    { product: 'Leche, entera', lot: 'R-1', days: 9, removed: true },
  ]);
  await openBatches(page, world);
  await page.getByRole('button', { name: 'Calendario' }).click();
  const link = page.getByRole('link', { name: /vencimientos-.*\.ics/ });
  const download = page.waitForEvent('download');
  await link.click();
  const stream = await (await download).createReadStream();
  const text = (await stream.toArray()).join('');
  const days = [...text.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day);
  expect(days).toEqual([0, 9].map((ahead) => dayFrom(world.today, ahead).replaceAll('-', '')));
  expect(text).toContain('SUMMARY:Vencen 2 lotes');
  expect(text).not.toContain('R-1');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('all seven steps are in sight without a sideways scroll', async ({ page, world }) => {
    await addLots(world, manyLots);
    await openBatches(page, world);
    await expect(step(page, 'Más de 60 días')).toBeInViewport();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await expectAccessible(page);
  });
});
