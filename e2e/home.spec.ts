import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { appHeaders } from './support/app-headers';
import { expectAccessible } from './support/axe';
import { expectCount } from './support/expectations';
import { test } from './support/fixtures';
import { press } from './support/keyboard';
import { addLots, dayFrom } from './support/lots';
import { expectNoOverflow } from './support/overflow';
import type { FaultKind, World } from './support/world';

test.use({ worldOptions: { empty: true } });

const board = (page: Page): Locator => page.getByRole('table', { name: 'Por sucursal' });
const row = (page: Page, name: string): Locator =>
  board(page).getByRole('row').filter({ hasText: name });
const waiting = (page: Page): Locator => page.getByRole('region', { name: 'Por atender' });

async function open(page: Page, world: World, key = world.keys.full): Promise<void> {
  await signIn(page, key, 'Ana');
  await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
}

/** Two lots past their day, one of them removed, one about to be, and an invoice that is late. */
async function fill(world: World): Promise<void> {
  await addLots(world, [
    { product: 'Leche', lot: 'AYER', days: -1 },
    { product: 'Leche', lot: 'ANTES', days: -9, removed: true },
    { product: 'Queso', lot: 'PRONTO', days: 12 },
    { product: 'Queso', lot: 'LEJOS', days: 90 },
  ]);
  const late = { branch_id: world.branch.id, due_date: dayFrom(world.today, -3), balance: 120.55 };
  await world.add('receivables', [late]);
}

const asked = async (world: World, path: string) =>
  (await world.requests()).filter((request) => request.path.endsWith(path));

test('after signing in, every figure opens the list that has as many rows', async ({
  page,
  world,
}) => {
  await fill(world);
  await open(page, world);
  const first = row(page, world.branch.name);
  await expect(first).toContainText('$120.55');
  await expect(first).toContainText(/leído a las \d\d:\d\d/);
  await expectAccessible(page);
  await first.getByRole('link', { name: /^2 lotes vencidos en/ }).click();
  await expect(page).toHaveURL(/\/batches\?status=expired&removed=true$/);
  await expectCount(page, '2 de 2 lotes');
  await page.goBack();
  await first.getByRole('link', { name: /^1 lote por vencer en/ }).click();
  await expect(page).toHaveURL(/\/batches\?status=expiring&removed=true$/);
  await expectCount(page, '1 de 1 lote');
  await page.goBack();
  await first.getByRole('link', { name: /vencidos por cobrar en/ }).click();
  await expect(page).toHaveURL(new RegExp(`/receivables\\?branch=${world.branch.id}$`));
  await expect(page.getByRole('main')).toContainText('$120.55');
});

/** A write whose answer was lost, as the first screen tells it. */
async function leaveUnknown(page: Page, world: World): Promise<void> {
  await world.fail({ kind: 'reset-after', method: 'POST' });
  await page.request.post('/api/external/v1/accounting/entry-types', {
    headers: { ...(await appHeaders(page)), 'Attempt-Id': crypto.randomUUID() },
    data: { code: 'PRUEBA', name: 'Prueba', prefix: 'PR-' },
  });
  await page.reload();
  await expect(waiting(page)).toContainText('1 envío sin confirmar');
}

test('what has no known end comes before what was not sent', async ({ page, world }) => {
  await open(page, world);
  await expect(waiting(page)).toContainText('Ningún envío por confirmar');
  await leaveUnknown(page, world);
  await expectAccessible(page);
  await waiting(page).getByRole('link', { name: 'Revisar' }).click();
  await expect(page).toHaveURL(/\/attempts\?unresolved=true$/);
});

test('a draft left open is gone on with', async ({ page, world }) => {
  await signIn(page, world.keys.full, 'Ana', '/entry-types');
  await page.getByRole('textbox', { name: 'Nombre' }).first().fill('Diario');
  await expect(page.getByText(/^Borrador guardado/)).toBeVisible();
  await page.goto('/');
  await expect(waiting(page)).toContainText('1 borrador sin enviar');
  await waiting(page).getByRole('link', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/drafts$/);
});

test('M31: what the integration may not see is said in one line, and asked for once', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(403);
  await fill(world);
  await open(page, world, world.keys.scopes['inventory.read']);
  const refused = page.getByText(/no puede ver:/);
  await expect(refused).toContainText(
    'no puede ver: Vencido por cobrar (receivables), reglas laborales (hr.labor_rules). No es que',
  );
  await expect(refused).toHaveCount(1);
  await expect(board(page).getByRole('columnheader')).toHaveText([
    'Sucursal',
    'Lotes vencidos',
    'Vencen en 30 días',
  ]);
  await expect(row(page, world.branch.name).getByRole('link', { name: /^2 lotes/ })).toBeVisible();
  expect(await asked(world, '/receivables/summary')).toHaveLength(1);
  // Asking again costs one request more, whatever the number of branches.
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect.poll(() => asked(world, '/receivables/summary')).toHaveLength(2);
  await expect(board(page).getByRole('columnheader')).toHaveCount(3);
  await expectAccessible(page);
});

test.describe('whoever sees to people', () => {
  const scopes = ['hr.employees', 'hr.labor_rules', 'hr.schedules', 'hr.schedules.write'];
  const people = (page: Page): Locator => page.getByRole('region', { name: 'Personal' });

  test('M31: finds what they do first, and nothing of what they may not see', async ({
    page,
    world,
    expectHttpStatus,
  }) => {
    expectHttpStatus(403);
    await world.changeIntegration('full', { scopes });
    const [id = ''] = await world.add('work_schedules', [{ name: 'Turno mañana' }]);
    await open(page, world);
    await expect(people(page).getByRole('link')).toHaveText([
      'Horarios',
      'Empleados',
      'Asignaciones',
      'Reglas laborales',
    ]);
    await expect(board(page)).toHaveCount(0);
    await expect(page.getByText('sin permiso')).toHaveCount(0);
    await expect(page.getByText(/no puede ver:/)).toHaveCount(1);
    await expect(page.getByText(/no puede ver:/)).toContainText(
      'Lotes vencidos, Vencen en 30 días (inventory.read), Vencido por cobrar (receivables)',
    );
    await expectAccessible(page);

    await page.goto(`/schedules/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Turno mañana' })).toBeVisible();
    await page.goto('/');
    const lately = page.getByRole('list', { name: 'Horarios abiertos últimamente' });
    await expect(lately.getByRole('link', { name: 'Turno mañana', exact: true })).toBeVisible();
    await lately.getByRole('link', { name: 'Probar un cambio: Turno mañana' }).click();
    await expect(page).toHaveURL(new RegExp(`/schedules/${id}/what-if$`));
  });

  test('M310: the same on a phone; what they are refused later is offered no more', async ({
    page,
    world,
    expectHttpStatus,
  }) => {
    expectHttpStatus(403);
    await page.setViewportSize({ width: 360, height: 740 });
    await world.changeIntegration('full', { scopes: ['hr.labor_rules', 'hr.schedules'] });
    await open(page, world);
    await press(page, people(page).getByRole('link', { name: 'Empleados' }));
    await expect(page.getByRole('alert')).toContainText('hr.employees');
    await page.goto('/');
    await expect(people(page).getByRole('link')).toHaveText([
      'Horarios',
      'Asignaciones',
      'Reglas laborales',
    ]);
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
});

test('without a branch only home is marked as where one is', async ({ page, world }) => {
  await world.clear('branches');
  await signIn(page, world.keys.full, 'Ana');
  await expect(page.getByRole('heading', { level: 1, name: 'Elegir sucursal' })).toBeVisible();
  const areas = page.getByRole('navigation', { name: 'Áreas' });
  await expect(areas.locator('[aria-current="page"]')).toHaveText('Inicio');
});

test('M30: a key that was deactivated is the first thing said', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(403);
  await open(page, world);
  await world.changeIntegration('full', { active: false });
  await page.reload();
  await expect(waiting(page)).toContainText('La integración parece desactivada');
  await waiting(page).getByRole('link', { name: 'Ver el diagnóstico' }).click();
  await expect(page).toHaveURL(/\/diagnostics#diagnostics-connection$/);
});

test('a branch that fails costs the others nothing, and is asked for again by itself', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(500);
  const [first, second] = world.branches;
  await fill(world);
  const path = '/receivables/summary';
  await world.fail({
    kind: 'status-500',
    path,
    query: { branch_id: second?.id ?? '' },
    times: null,
  });
  await open(page, world);
  await expect(row(page, second?.name ?? '')).toContainText('El servicio falló');
  await expect(row(page, first?.name ?? '')).toContainText('$120.55');
  await expectAccessible(page);
  await world.recover();
  await page
    .getByRole('button', { name: `Reintentar: Vencido por cobrar, ${second?.name}` })
    .click();
  await expect(row(page, second?.name ?? '')).toContainText('$0.00');
});

test('branches that answer 404, 403, 429 or not at all cost the others nothing, the first one neither', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  test.slow();
  expectHttpStatus(403, 404, 429, 504);
  const [silent, fine] = world.branches;
  const names = ['Uno', 'Dos', 'Tres'].map((name) => ({ name: `Sucursal ${name}` }));
  const [gone, closed, busy] = await world.add('branches', names);
  const answers = (id: string | undefined, kind: FaultKind, times: number | null = null) =>
    world.fail({ kind, path: '/receivables/summary', query: { branch_id: id ?? '' }, times });
  await answers(silent?.id, 'hang');
  await answers(gone, 'status-404');
  await answers(closed, 'status-403');
  await answers(busy, 'status-429', 1);
  await fill(world);
  await open(page, world);
  await expect(row(page, fine?.name ?? '')).toContainText('$0.00', { timeout: 15_000 });
  await expect(row(page, silent?.name ?? '')).toContainText('Leyendo…');
  await expect(row(page, silent?.name ?? '').getByRole('link', { name: /^2 lotes/ })).toBeVisible();
  await expect(row(page, 'Sucursal Uno')).toContainText('El servicio no reconoce esta sucursal');
  await expect(row(page, 'Sucursal Dos')).toContainText('Falta un permiso (receivables)');
  await expect(row(page, 'Sucursal Tres')).toContainText('$0.00', { timeout: 20_000 });
  await world.recover();
});

test('of many branches as many are read as the budget lets, the others when asked', async ({
  page,
  world,
}) => {
  const names = Array.from({ length: 9 }, (_, at) => ({ name: `Sucursal ${at + 1}` }));
  await world.add('branches', names);
  await open(page, world);
  await expect(board(page).getByRole('row')).toHaveCount(9);
  await expect(board(page).getByText('$0.00')).toHaveCount(8);
  expect(await asked(world, '/receivables/summary')).toHaveLength(8);
  await page
    .getByRole('button', { name: `Leer otras ${world.branches.length + 1} sucursales` })
    .click();
  await expect(board(page).getByText('$0.00')).toHaveCount(world.branches.length + 9);
});

test('M310: fits a phone, and is gone through without a mouse', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await fill(world);
  await open(page, world);
  await expect(row(page, world.branch.name)).toContainText('$120.55');
  await expectNoOverflow(page);
  await expectAccessible(page);
  await press(page, page.getByRole('link', { name: /^2 lotes vencidos en/ }));
  await expect(page).toHaveURL(/\/batches\?status=expired&removed=true$/);
});

test('in a tab that nobody sees nothing is asked for', async ({ page, world }) => {
  await page.clock.install();
  await fill(world);
  await open(page, world);
  await leaveUnknown(page, world);
  await expect(row(page, world.branch.name)).toContainText('$120.55');
  const asks: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // That a session ends has to show in every tab.
    if (pathname !== '/gateway/session') asks.push(pathname);
  });
  await page.clock.runFor('00:31');
  await expect
    .poll(() => asks, 'what is asked for where it is seen')
    .toContain('/gateway/attempts');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => asks.splice(0).length).toBe(0);
  await page.clock.runFor('10:00');
  expect(asks).toEqual([]);
});
