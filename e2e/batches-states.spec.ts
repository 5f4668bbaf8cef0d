import { expect } from '@playwright/test';
import { openBatches, pickBranch, sendKey } from './support/actions';
import { expectAccessible } from './support/axe';
import { expectRow } from './support/expectations';
import { test } from './support/fixtures';
import { addLots, type Lot } from './support/lots';
import type { Fault } from './support/world';

test.use({ worldOptions: { empty: true } });

const lots: Lot[] = [{ product: 'Leche entera 1 L', lot: 'L-1', days: 3 }];
const batches = '/inventory/batches';

test('while the first answer is on its way the table is there and busy', async ({
  page,
  world,
}) => {
  await addLots(world, lots);
  await world.fail({ kind: 'slow', path: batches, ms: 3_000 });
  const table = await openBatches(page, world);
  await expect(table).toHaveAttribute('aria-busy', 'true');
  await expect(table.getByRole('columnheader', { name: 'Vence' })).toBeVisible();
  await expectRow(table, { Lote: 'L-1' });
  await expect(table).toHaveAttribute('aria-busy', 'false');
});

test('a branch without lots says why and what then', async ({ page, world }) => {
  await openBatches(page, world);
  await expect(page.getByRole('heading', { name: 'Esta sucursal no tiene lotes' })).toBeVisible();
  await expectAccessible(page);
});

test('filters that leave nothing are taken off with one press', async ({ page, world }) => {
  await addLots(world, lots);
  const table = await openBatches(page, world, { search: '?status=expired' });
  await expect(page.getByRole('heading', { name: 'No hay lotes vencidos' })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expectRow(table, { Lote: 'L-1' });
});

const failures: { fault: Fault; statuses: number[]; says: string }[] = [
  { fault: { kind: 'status-500' }, statuses: [500], says: 'El servicio falló al responder' },
  {
    fault: { kind: 'html-502' },
    statuses: [502],
    says: 'No se entiende la respuesta del servicio',
  },
  {
    fault: { kind: 'malformed' },
    statuses: [502],
    says: 'No se entiende la respuesta del servicio',
  },
  {
    fault: { kind: 'wrong-type' },
    statuses: [502],
    says: 'No se entiende la respuesta del servicio',
  },
  {
    fault: { kind: 'empty-body' },
    statuses: [502],
    says: 'No se entiende la respuesta del servicio',
  },
  { fault: { kind: 'flag-false' }, statuses: [], says: 'El servicio falló al responder' },
  { fault: { kind: 'reset-before' }, statuses: [502], says: 'No hubo respuesta del servicio' },
  { fault: { kind: 'mid-body' }, statuses: [502], says: 'No hubo respuesta del servicio' },
  {
    fault: { kind: 'status-401' },
    statuses: [401],
    says: 'El servicio rechazó la clave de la integración',
  },
  { fault: { kind: 'status-422' }, statuses: [422], says: 'El servicio no aceptó los filtros' },
  { fault: { kind: 'status-404' }, statuses: [404], says: 'El servicio no reconoce esta sucursal' },
];

for (const { fault, statuses, says } of failures) {
  test(`${fault.kind}: it says "${says}", and goes on when the service does`, async ({
    page,
    world,
    expectHttpStatus,
  }) => {
    expectHttpStatus(...statuses);
    await addLots(world, lots);
    await world.fail({ ...fault, path: batches, times: null });
    const table = await openBatches(page, world);
    await expect(page.getByRole('heading', { name: says })).toBeVisible({ timeout: 15_000 });
    await expectAccessible(page);
    await world.recover();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expectRow(table, { Lote: 'L-1' });
  });
}

test('a rejected key is not tried over and over', async ({ page, world, expectHttpStatus }) => {
  expectHttpStatus(401);
  await world.fail({ kind: 'status-401', path: batches, times: null });
  await openBatches(page, world);
  const panel = page.getByRole('heading', { name: 'El servicio rechazó la clave' });
  await expect(panel).toBeVisible();
  const tries = async () =>
    (await world.requests()).filter(({ path }) => path.includes(batches)).length;
  expect(await tries()).toBe(1);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(tries).toBe(2);
  await expect(panel).toBeVisible();
  expect(await tries()).toBe(2);
});

test('a missing permission is named, with a request to copy', async ({
  page,
  world,
  context,
  expectHttpStatus,
}) => {
  expectHttpStatus(403);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBatches(page, world, { key: world.keys.scopes['products'] ?? '' });
  const panel = page.getByRole('alert');
  await expect(panel.getByRole('heading', { name: 'Falta un permiso' })).toBeVisible();
  await expect(panel).toContainText('consultar inventario · inventory.read');
  await panel.getByRole('button', { name: 'Copiar solicitud' }).click();
  await expect(panel.getByRole('button', { name: 'Copiado' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('inventory.read');
  expect(copied).toContain('Ana');
  await expectAccessible(page);
});

test('a pause the service asks for is counted down, and ends by itself', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(429);
  await addLots(world, lots);
  await world.fail({ kind: 'status-429', path: batches, times: 1 });
  const table = await openBatches(page, world);
  await expect(page.getByRole('heading', { name: 'El servicio pidió esperar' })).toBeVisible();
  await expect(page.getByText(/Se reintenta en \d+ s\./)).toBeVisible();
  await expectRow(table, { Lote: 'L-1' });
});

test('a refresh that fails keeps the rows and tells their age', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(500);
  await addLots(world, lots);
  const table = await openBatches(page, world);
  await expectRow(table, { Lote: 'L-1' });
  await world.fail({ kind: 'status-500', path: batches, times: null });
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByText(/se muestra lo leído a las/)).toBeVisible({ timeout: 15_000 });
  await expectRow(table, { Lote: 'L-1' });
});

test('a branch of another business is unknown, and another one can be picked', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(404);
  await addLots(world, lots);
  const table = await openBatches(page, world, {
    branch: world.otherBusinessBranches[0]?.id ?? '',
  });
  const unknown = page.getByRole('heading', { name: 'El servicio no reconoce esta sucursal' });
  await expect(unknown).toBeVisible();
  await pickBranch(page, world.branch.name);
  await expectRow(table, { Lote: 'L-1' });
});

test('an address that names no branch asks the service nothing', async ({ page, world }) => {
  await openBatches(page, world, { branch: 'not-a-branch' });
  await expect(page.getByRole('heading', { name: 'Sucursal no válida' })).toBeVisible();
  const asked = (await world.requests()).filter(({ path }) => path.includes(batches));
  expect(asked).toEqual([]);
});

test('a session that ended is opened again in another window, and the screen goes on', async ({
  page,
  world,
  context,
  expectHttpStatus,
}) => {
  expectHttpStatus(401);
  await addLots(world, lots);
  const table = await openBatches(page, world, { search: '?status=available' });
  await expectRow(table, { Lote: 'L-1' });
  await context.clearCookies();
  await addLots(world, [{ product: 'Pan', lot: 'P-1', days: 2 }]);
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByText('Su sesión terminó.')).toBeVisible();
  await expectRow(table, { Lote: 'L-1' });
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Iniciar sesión en otra ventana' }).click();
  const other = await opened;
  await sendKey(other, world.keys.full, 'Ana');
  await expect(other.getByRole('status')).toContainText('ya puede cerrar esta ventana');
  await expectRow(table, { Lote: 'P-1' });
  await expect(page.getByText('Su sesión terminó.')).toBeHidden();
  await expect(page).toHaveURL(/status=available/);
});

test('without a network the rows stay, and reading goes on when it is back', async ({
  page,
  world,
  context,
  expectConnectionLoss,
}) => {
  expectConnectionLoss();
  await addLots(world, lots);
  const table = await openBatches(page, world);
  await expectRow(table, { Lote: 'L-1' });
  await context.setOffline(true);
  await expect(page.getByText(/^Sin conexión\./)).toBeVisible();
  await expectRow(table, { Lote: 'L-1' });
  await context.setOffline(false);
  await expect(page.getByText(/^Sin conexión\./)).toBeHidden();
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expectRow(table, { Lote: 'L-1' });
});
