import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { appHeaders } from './support/app-headers';
import { expectAccessible } from './support/axe';
import { createClock } from './support/clock';
import { exportedCsv } from './support/exports';
import { test } from './support/fixtures';
import { startInstallation } from './support/installation';
import { press } from './support/keyboard';
import { leaves } from './support/leaves';
import { dayFrom } from './support/lots';
import { expectNoOverflow } from './support/overflow';
import { World, type Fault } from './support/world';

test.use({ worldOptions: { empty: true } });

const path = '/receivables/summary';

/** What the first branch is owed: two invoices not yet due, one that is. */
async function owe(world: World, branch = world.branch, cents = 0.6): Promise<void> {
  const debts: [days: number, balance: number][] = [
    [0, 20],
    [5, 10 + cents],
    [-1, 10.1],
  ];
  await world.add(
    'receivables',
    debts.map(([days, balance]) => ({
      branch_id: branch.id,
      due_date: dayFrom(world.today, days),
      balance,
    })),
  );
}

async function openBoard(page: Page, world: World, search = '', key = world.keys.full) {
  await signIn(page, key, 'Ana', `/receivables${search}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Por cobrar/ })).toBeVisible();
}

const board = (page: Page): Locator => page.getByRole('table', { name: 'Todas las sucursales' });
const row = (page: Page, name: string): Locator =>
  board(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const sums = (page: Page): Locator =>
  board(page)
    .getByRole('row')
    .filter({ hasText: /^Suma de/ });

/** A branch answers so until it is put right. */
const answers = (world: World, branch: { id: string }, fault: Fault): Promise<void> =>
  world.fail({ path, query: { branch_id: branch.id }, times: null, ...fault });

/** A branch tells these figures. */
const tells = (world: World, branch: { id: string }, data: object): Promise<void> =>
  answers(world, branch, { kind: 'status-404', status: 200, body: { status: true, data } });

test('M251, M254, M256, M257: every branch stands beside the others, with a sum that says of how many', async ({
  page,
  world,
}) => {
  const [first, second] = world.branches;
  await owe(world);
  await openBoard(page, world);
  await expect(row(page, first?.name ?? '')).toContainText('$30.60');
  await expect(row(page, first?.name ?? '')).toContainText('2 facturas · promedio $15.30');
  await expect(row(page, first?.name ?? '')).toContainText('24.8 %');
  await expect(row(page, first?.name ?? '')).toContainText('$40.70');
  // A branch that is owed nothing is no error.
  await expect(row(page, second?.name ?? '')).toContainText('0 facturas');
  await expect(row(page, second?.name ?? '')).toContainText('no se calcula');
  const count = world.branches.length;
  await expect(sums(page)).toContainText(`Suma de ${count} de ${count} sucursales`);
  await expect(sums(page)).toContainText('$40.70');
  // Nothing stands behind the figures, and the page says so.
  await expect(board(page).getByRole('link')).toHaveCount(count);
  await expect(page.getByText(/^El servicio da solo estos totales/)).toBeVisible();
  // Nobody looked on an earlier day: there is no line, and no empty column for it.
  await expect(board(page).getByRole('columnheader', { name: 'Vencido, visto aquí' })).toHaveCount(
    0,
  );
  await expectAccessible(page);
});

test('M255, M256: branches that answer 404, 403, 429 or not at all cost the others nothing', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  test.slow();
  expectHttpStatus(403, 404, 429, 504);
  const more = await world.add(
    'branches',
    ['Uno', 'Dos', 'Tres', 'Cuatro'].map((name) => ({ name: `Sucursal ${name}` })),
  );
  const [gone = '', closed = '', busy = '', silent = ''] = more;
  await owe(world);
  await answers(world, { id: silent }, { kind: 'hang' });
  await answers(world, { id: gone }, { kind: 'status-404' });
  await answers(world, { id: closed }, { kind: 'status-403' });
  await answers(world, { id: busy }, { kind: 'status-429', times: 1 });
  await openBoard(page, world);
  await expect(row(page, world.branch.name)).toContainText('$40.70');
  await expect(row(page, 'Sucursal Uno')).toContainText('El servicio no reconoce esta sucursal');
  await expect(row(page, 'Sucursal Dos')).toContainText('Falta un permiso (receivables)');
  await expect(row(page, 'Sucursal Cuatro')).toContainText('Leyendo…');
  // The one that had to wait is read once the pause is over, by itself.
  await expect(row(page, 'Sucursal Tres')).toContainText('$0.00', { timeout: 20_000 });
  const all = world.branches.length + 4;
  await expect(sums(page)).toContainText(`Suma de ${all - 3} de ${all} sucursales`);
  await expectAccessible(page);

  await world.recover();
  await page.getByRole('button', { name: 'Reintentar: Sucursal Uno' }).click();
  await expect(row(page, 'Sucursal Uno')).toContainText('$0.00');
  await expect(sums(page)).toContainText(`Suma de ${all - 2} de ${all} sucursales`);
  await expect(row(page, 'Sucursal Dos')).toContainText('Falta un permiso');
});

test('M255: one pause is told once, and every branch waits for it in silence', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(429);
  await world.fail({ kind: 'status-429', path, times: null });
  await openBoard(page, world);
  const pause = page.getByRole('status').filter({ hasText: 'El servicio pidió esperar.' });
  await expect(pause).toContainText(/sigue por sí sola en \d+ s/);
  await expect(page.getByText(/en \d+ s/)).toHaveCount(1);
  await expect(board(page).getByText('en espera')).toHaveCount(world.branches.length);
  await expect(board(page).getByRole('button')).toHaveCount(0);
  await world.recover();
  await expect(row(page, world.branch.name)).toContainText('$0.00', { timeout: 20_000 });
});

test('M255: one branch is read again by itself, and says when; what fails keeps the old figure', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(500);
  await owe(world);
  await openBoard(page, world);
  await expect(row(page, world.branch.name)).toContainText('$40.70');
  await expect(row(page, world.branch.name)).toContainText(/leído a las \d\d:\d\d/);
  const asked = async () => (await world.requests()).filter((one) => one.path.endsWith(path));
  const before = (await asked()).length;
  const reread = page.getByRole('button', { name: `Leer de nuevo: ${world.branch.name}` });
  await owe(world, world.branch, 0);
  await reread.click();
  await expect(row(page, world.branch.name)).toContainText('$80.80');
  await expect(reread).toBeFocused();
  expect(await asked()).toHaveLength(before + 1);
  await answers(world, world.branch, { kind: 'status-500' });
  await reread.click();
  await expect(row(page, world.branch.name)).toContainText('no se pudo actualizar');
  await expect(row(page, world.branch.name)).toContainText('$80.80');
});

test('M252: a total that its parts do not come to is an alarm, by a cent as by a thousand', async ({
  page,
  world,
}) => {
  await tells(world, world.branch, { total: 30.61, current: 20.5, overdue: 10.1 });
  await openBoard(page, world);
  const alarm = page.getByRole('alert').filter({ hasText: 'no es redondeo' });
  await expect(alarm).toContainText(world.branch.name);
  await expect(alarm).toContainText('$30.61');
  await expect(alarm).toContainText('$30.60');
  await expect(alarm).toContainText('$0.01');
  await expect(row(page, world.branch.name)).toContainText('no cuadra');
  await expect(alarm).toHaveCount(1);
});

test('M253, M257: what is odd, untold, below zero or very large is shown as it is', async ({
  page,
  world,
}) => {
  const [first, second, third] = world.branches;
  await tells(world, first ?? world.branch, {
    total: 5,
    current: 5,
    overdue: 0,
    current_count: 0,
    overdue_count: 3,
  });
  await tells(world, second ?? world.branch, { total: -10.5, current: '-10.50', overdue: 0 });
  if (third) {
    await tells(world, third, {
      total: '123456789012345678.90',
      current: '123456789012345678.90',
      current_count: 1,
    });
  }
  await openBoard(page, world);
  await expect(row(page, first?.name ?? '')).toContainText('monto sin facturas');
  await expect(row(page, first?.name ?? '')).toContainText('facturas sin monto');
  await expect(row(page, second?.name ?? '')).toContainText('saldo a favor');
  await expect(row(page, second?.name ?? '')).toContainText('facturas no informadas');
  if (third) {
    await expect(row(page, third.name)).toContainText('$123,456,789,012,345,678.90');
    await expect(row(page, third.name)).toContainText('no informado');
  }
});

test('M310: one branch, on a phone and without a mouse', async ({ page, world }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await owe(world);
  await openBoard(page, world);
  await expect(row(page, world.branch.name)).toContainText('$40.70');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await press(page, page.getByRole('link', { name: world.branch.name, exact: true }));
  await expect(page).toHaveURL(new RegExp(`/receivables\\?branch=${world.branch.id}$`));
  const seen = page.getByRole('table', { name: 'Lo visto desde aquí' });
  await expect(seen).toContainText(world.today.split('-').reverse().join('/'));
  await expect(page.getByText(/No es un historial del servicio/)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await press(page, page.getByRole('link', { name: 'Todas las sucursales' }));
  await expect(board(page)).toBeVisible();
});

test('M310: figures stay in one piece on a tablet, and a phone says whose they are', async ({
  page,
  world,
}) => {
  await owe(world);
  await openBoard(page, world);
  await expect(row(page, world.branch.name)).toContainText('$40.70');
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await board(page)
      .getByText(/^\$/)
      .evaluateAll((amounts) => amounts.map((amount) => amount.getBoundingClientRect().height));
    expect(Math.max(...heights), `at ${width}`).toBe(Math.min(...heights));
    await expectNoOverflow(page, `at ${width}`);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await row(page, world.branch.name).getByRole('link').click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title.getByText(world.branch.name)).toBeInViewport();
});

test('nothing that was not read is printed or taken along', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(403);
  await openBoard(page, world, '', world.keys.scopes['inventory.read'] ?? '');
  await expect(page.getByRole('alert')).toContainText('Falta un permiso');
  await expect(page.getByRole('button', { name: /^(Imprimir|Exportar)/ })).toHaveCount(0);
  await signIn(page, world.keys.full, 'Ana', '/receivables');
  await expect(page.getByRole('button', { name: /^(Imprimir|Exportar)/ })).toHaveCount(2);
});

test('M35: an address that names no branch of ours says so', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(404);
  const foreign = world.otherBusinessBranches[0]?.id ?? '';
  await openBoard(page, world, `?branch=${foreign}`);
  await expect(page.getByText('El servicio no reconoce esta sucursal')).toBeVisible();
  await page.goto('/receivables?branch=central');
  await expect(page.getByText('Este no es un identificador válido')).toBeVisible();
});

test('M31: whoever may not see it is told by name, and asks for it', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(403);
  const key = world.keys.scopes['inventory.read'] ?? '';
  await openBoard(page, world, `?branch=${world.branch.id}`, key);
  const refusal = page.getByRole('alert').filter({ hasText: 'Falta un permiso' });
  await expect(refusal).toContainText('receivables');
  await expect(refusal.getByRole('button', { name: 'Copiar solicitud' })).toBeVisible();
  await expect(page.getByText('Lo visto desde aquí')).toHaveCount(0);
  await expectAccessible(page);
});

test('M31: a permission that is missing for every branch is said once', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(403);
  await openBoard(page, world, '', world.keys.scopes['inventory.read'] ?? '');
  const refusals = page.getByText('Falta un permiso');
  await expect(page.getByRole('alert')).toContainText('Falta un permiso');
  await expect(refusals).toHaveCount(1);
  await expect(board(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('alert')).toContainText('A permission is missing');
  await expect(page.getByRole('alert')).toContainText('receivables');
  await expectAccessible(page);
});

test('M251: every field the service gives of a branch is on the screen', async ({
  page,
  world,
}) => {
  await owe(world);
  await openBoard(page, world, `?branch=${world.branch.id}`);
  const shown: Record<string, string> = {
    total: '$40.70',
    current: '$30.60',
    overdue: '$10.10',
    current_count: '2 facturas',
    overdue_count: '1 factura',
  };
  await expect(page.getByRole('table', { name: 'Lo visto desde aquí' })).toBeVisible();
  const answer = await page.request.get(`/api/external/v1${path}?branch_id=${world.branch.id}`, {
    headers: await appHeaders(page),
  });
  const { data } = (await answer.json()) as { data: unknown };
  expect(
    leaves(data)
      .map(([place]) => place)
      .sort(),
  ).toEqual(Object.keys(shown).sort());
  for (const [place, words] of Object.entries(shown)) {
    await expect(page.getByRole('main').locator('dl'), place).toContainText(words);
  }
});

test('goes out as a file with what could not be read, and onto paper', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(500);
  const [first, second] = world.branches;
  await owe(world);
  await answers(world, second ?? world.branch, { kind: 'status-500' });
  await openBoard(page, world);
  await expect(row(page, first?.name ?? '')).toContainText('$40.70');
  await expect(row(page, second?.name ?? '')).toContainText('El servicio falló');
  const file = await exportedCsv(page);
  expect(file).toContain('30.6');
  expect(file).toContain('El servicio falló al responder');
  expect(file).toContain('"Filtro","Ninguno"');
  expect(file).toMatch(/"\d{4}-\d\d-\d\d \d\d:\d\d","leído/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Consulta de Ana para/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('M258: a day somebody looked is in the trend, one without is a gap, and nobody is shown more than they read', async ({
  browser,
}) => {
  test.slow();
  const clock = createClock('2026-03-10T10:00:00-06:00');
  const installation = await startInstallation(clock.settings);
  const context = await browser.newContext({ baseURL: installation.url, locale: 'es-SV' });
  const world = await World.create(
    { empty: true, now: '2026-03-10T10:00:00-06:00' },
    installation.control,
  );
  const page = await context.newPage();
  const one = `/receivables?branch=${world.branch.id}`;
  const seen = page.getByRole('table', { name: 'Lo visto desde aquí' });
  await owe(world);
  await signIn(page, world.keys.full, 'Ana', one);
  await expect(seen).toContainText('10/03/2026');
  for (const day of ['11', '15']) {
    const moment = `2026-03-${day}T10:00:00-06:00`;
    clock.set(moment);
    await world.setClock(moment);
    await page.goto('about:blank');
    await context.clearCookies();
    await signIn(page, world.keys.full, 'Ana', one);
    await expect(seen).toContainText(`${day}/03/2026`);
  }
  await expect(seen.getByRole('row')).toHaveCount(5);
  await expect(seen).toContainText('3 días sin lectura');
  const chart = page.getByRole('figure', { name: /^Total y vencido del 10\/03\/2026/ });
  await expect(chart).toBeVisible();
  // Days that follow one another are joined once in each line, and the last one stands alone.
  const lines = await chart
    .locator('path')
    .evaluateAll((paths) =>
      paths.map((line) => (line.getAttribute('d') ?? '').replace(/[^ML]/g, '')),
    );
  expect(lines).toEqual(['MLM', 'MLM']);
  await expectAccessible(page);
  await context.close();
  await world.remove();
  await installation.stop();
  clock.remove();
});
