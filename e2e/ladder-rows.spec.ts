import { expect } from '@playwright/test';
import { openBatches } from './support/actions';
import { expectAccessible } from './support/axe';
import { expectCount } from './support/expectations';
import { test } from './support/fixtures';
import { expectSteps, ladderStep, ladderSteps, loadRows, lotsIn } from './support/ladder';
import { addLots, dayFrom } from './support/lots';
import type { World } from './support/world';

test.use({ worldOptions: { empty: true } });

const batches = '/inventory/batches';

/** Gives the world's products a cost, or none. */
async function setCost(world: World, cost: number | null): Promise<void> {
  const products = await world.rows<{ id: string }>('products');
  await Promise.all(products.map(({ id }) => world.change('products', id, { cost })));
}

test('M193: loaded rows tell today apart and what is at risk, without the removed and with what is not known', async ({
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
  await loadRows(page);
  await expectSteps(page, { Hoy: 3, '1–7 días': 3, '31–60 días': 1 });
  await expect(ladderStep(page, 'Hoy')).toContainText('$37.50 en riesgo');
  const week = ladderStep(page, '1–7 días');
  await expect(week).toContainText('$25.00 en riesgo');
  await expect(week).toContainText('24 disp.');
  await expect(week).toContainText('costo no informado en 1 lote');
  await expect(week).toContainText('1 retirado, sin sumar');
  await page.getByRole('button', { name: 'Ver los números' }).click();
  const numbers = page.getByRole('table', { name: /^Vencimientos/ });
  await expect(numbers.getByRole('row', { name: /^Hasta 60 días/ })).toContainText('$75.00');
  await expectAccessible(page);
});

test('M198: sums over pages stand once every page was read, and not of a part of them', async ({
  page,
  world,
}) => {
  await addLots(world, lotsIn(3, 230));
  await setCost(world, 1);
  await openBatches(page, world);
  await expectSteps(page, { 'Hasta 7 días': 230 });
  const sums = /disp\.|riesgo/;
  await expect(ladderSteps(page)).not.toContainText(sums);
  await world.fail({ kind: 'slow', path: batches, query: { page: '2' }, ms: 20_000, times: 1 });
  await loadRows(page);
  await expect(page.getByText('200 de 230 lotes')).toBeVisible();
  await expect(ladderSteps(page)).not.toContainText(sums);
  await page.getByRole('button', { name: 'Detener' }).click();
  await expect(page.getByText('Lectura detenida. Lo leído se conserva.')).toBeVisible();
  await expect(ladderSteps(page)).not.toContainText(sums);
  await page.getByRole('button', { name: 'Reanudar' }).click();
  await expect(ladderStep(page, '1–7 días')).toContainText('2,300 disp.');
  await expect(ladderStep(page, '1–7 días')).toContainText('$2,300.00 en riesgo');
});

test('M98: unknown costs are never a zero', async ({ page, world }) => {
  await addLots(world, lotsIn(2, 2));
  await setCost(world, null);
  await openBatches(page, world);
  await loadRows(page);
  await expect(ladderStep(page, '1–7 días')).toContainText('costo no informado en 2 lotes');
  await expect(ladderSteps(page)).not.toContainText('$');
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
  await loadRows(page);
  await expect(page.getByText('Sin costos: Falta un permiso.')).toBeVisible();
  await expect(ladderStep(page, '1–7 días')).toContainText('20 disp.');
  await expect(ladderSteps(page)).not.toContainText('riesgo');
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
  await loadRows(page);
  // The pause is everybody's: the costs that are read beside the lots may say the same.
  const paused = page.getByText(/El servicio pidió esperar: sigue por sí solo en/);
  await expect(paused.first()).toBeVisible();
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

for (const time of ['00:01', '23:59']) {
  test(`at ${time} today is today and yesterday has expired`, async ({ page, world }) => {
    await world.setClock(`${world.today}T${time}:00-06:00`);
    await addLots(world, [...lotsIn(-1, 1), ...lotsIn(0, 2), ...lotsIn(1, 3)]);
    await openBatches(page, world);
    await loadRows(page);
    await expectSteps(page, { Vencidos: 1, Hoy: 2, '1–7 días': 3 });
    await ladderStep(page, 'Hoy').getByRole('link').click();
    await expectCount(page, '2 de 2 lotes');
  });
}

test('the deadlines ahead are a calendar file', async ({ page, world }) => {
  await addLots(world, [
    ...lotsIn(-2, 1),
    ...lotsIn(0, 2),
    ...lotsIn(9, 1),
    { product: 'Leche, entera', lot: 'R-1', days: 9, removed: true },
    { product: 'Leche, entera', lot: 'A-1', days: 9, available: 0 },
  ]);
  await openBatches(page, world);
  await page.getByRole('button', { name: 'Calendario' }).click();
  await expect(
    page.getByText('3 lotes, de hoy a 60 días, sin los retirados ni los agotados.'),
  ).toBeVisible();
  const link = page.getByRole('link', { name: /vencimientos-.*\.ics/ });
  const download = page.waitForEvent('download');
  await link.click();
  const stream = await (await download).createReadStream();
  const text = (await stream.toArray()).join('');
  const days = [...text.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day);
  expect(days).toEqual([0, 9].map((ahead) => dayFrom(world.today, ahead).replaceAll('-', '')));
  expect(text).toContain('SUMMARY:Vencen 2 lotes');
  expect(text).not.toMatch(/R-1|A-1/);
});
