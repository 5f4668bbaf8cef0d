import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { expectAccessible } from './support/axe';
import { expectCount } from './support/expectations';
import { test } from './support/fixtures';
import { lotsIn } from './support/ladder';
import { addLots, type Lot } from './support/lots';
import { expectNoOverflow } from './support/overflow';
import type { World } from './support/world';

test.use({ worldOptions: { empty: true } });

const path = '/inventory/batches';

const board = (page: Page): Locator => page.getByRole('table', { name: /^Lotes por sucursal/ });
const row = (page: Page, name: string): Locator =>
  board(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const figure = (page: Page, branch: string, step: string): Locator =>
  row(page, branch).getByRole('link', { name: new RegExp(`, ${step}, .${branch}.$`) });
const sums = (page: Page): Locator =>
  board(page)
    .getByRole('row')
    .filter({ hasText: /^Suma de/ });

/** Two of the expired are used up, and a lot of each kind was removed: none of them counts. */
const lots: Lot[] = [
  ...lotsIn(-3, 3),
  { product: 'Leche entera 1 L', lot: 'E-1', days: -9, available: 0 },
  { product: 'Leche entera 1 L', lot: 'E-2', days: -8, available: 0 },
  { product: 'Leche entera 1 L', lot: 'R-1', days: -2, removed: true },
  { product: 'Leche entera 1 L', lot: 'R-2', days: 9, removed: true },
  ...lotsIn(0, 1),
  ...lotsIn(5, 4),
  ...lotsIn(9, 2),
  ...lotsIn(20, 1),
  ...lotsIn(45, 12),
  ...lotsIn(90, 3),
];
const counts = {
  Vencidos: 3,
  Hoy: 1,
  '1–7 días': 4,
  '8–15 días': 2,
  '16–30 días': 1,
  '31–60 días': 12,
};

async function openBoard(page: Page, world: World, key = world.keys.full): Promise<void> {
  await signIn(page, key, 'Ana', '/expirations');
  await expect(page.getByRole('heading', { level: 1, name: /^Vencimientos/ })).toBeVisible();
}

const fails = (world: World, branch: { id: string }, kind: 'status-404' | 'status-500') =>
  world.fail({ kind, path, query: { branch_id: branch.id }, times: null });

test('D7: every figure opens the list that has as many lots, and sums say of how many branches', async ({
  page,
  world,
}) => {
  test.slow();
  const [first, second] = world.branches;
  await addLots(world, lots);
  if (second) await addLots(world, lotsIn(5, 2), second);
  await openBoard(page, world);
  const name = first?.name ?? '';
  for (const [step, lotsThere] of Object.entries(counts)) {
    await expect(figure(page, name, step)).toHaveText(String(lotsThere));
  }
  const all = world.branches.length;
  await expect(sums(page)).toContainText(`Suma de ${all} de ${all} sucursales`);
  await expect(sums(page).getByRole('cell').nth(2)).toHaveText('6');
  await expectAccessible(page);
  for (const [step, lotsThere] of Object.entries(counts)) {
    await figure(page, name, step).click();
    await expectCount(page, `${lotsThere} de ${lotsThere} ${lotsThere === 1 ? 'lote' : 'lotes'}`);
    await page.goBack();
  }
  expect((await world.requests()).every(({ method }) => method === 'GET')).toBe(true);
});

test('M255: branches that answer 404, 500 or 429 cost the others nothing, and are read again one by one', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  test.slow();
  expectHttpStatus(404, 429, 500);
  const [gone = '', broken = '', busy = ''] = await world.add(
    'branches',
    ['Uno', 'Dos', 'Tres'].map((name) => ({ name: `Sucursal ${name}` })),
  );
  await addLots(world, lots);
  await addLots(world, lotsIn(5, 2), { id: busy, name: 'Sucursal Tres' });
  await fails(world, { id: gone }, 'status-404');
  await fails(world, { id: broken }, 'status-500');
  await world.fail({ kind: 'status-429', path, query: { branch_id: busy }, times: 1 });
  await openBoard(page, world);
  await expect(figure(page, world.branch.name, '1–7 días')).toHaveText('4');
  await expect(row(page, 'Sucursal Uno')).toContainText('El servicio no reconoce esta sucursal');
  // The one that had to wait is read once the pause is over, by itself.
  await expect(figure(page, 'Sucursal Tres', '1–7 días')).toHaveText('2', { timeout: 20_000 });
  const retry = page.getByRole('button', { name: 'Reintentar: Sucursal Dos' });
  await expect(retry).toBeVisible({ timeout: 15_000 });
  const all = world.branches.length + 3;
  await expect(sums(page)).toContainText(`Suma de ${all - 2} de ${all} sucursales`);
  await expectAccessible(page);
  await world.recover();
  await retry.click();
  await expect(sums(page)).toContainText(`Suma de ${all - 1} de ${all} sucursales`);
});

test('a permission that is missing is told once', async ({ page, world, expectHttpStatus }) => {
  expectHttpStatus(403);
  await openBoard(page, world, world.keys.none);
  await expect(page.getByRole('main').getByText('Falta un permiso').first()).toBeVisible();
  await expect(board(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a branch is a card, and on paper a row', async ({ page, world }) => {
    await addLots(world, lots);
    await openBoard(page, world);
    await expect(figure(page, world.branch.name, '31–60 días')).toHaveText('12');
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(board(page).getByRole('columnheader', { name: 'Hoy' })).toBeVisible();
  });
});
