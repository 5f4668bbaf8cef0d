import { expect, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { expectAccessible } from './support/axe';
import { canary } from './support/canary';
import { alertOf, button, field, searchIn } from './support/controls';
import { arrive, comeBack, expectCovered, leave } from './support/cover';
import { test } from './support/fixtures';
import { press, reach } from './support/keyboard';
import { expectNoOverflow } from './support/overflow';
import { testReadFailures } from './support/read-failures';
import type { World } from './support/world';

const path = '/hr/employees';

/** Somebody whose numbers may stand in a report of a failed test. */
const zoila = {
  id: '0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b90',
  first_name: 'Zoila',
  last_name: 'Aacosta',
  document_type: 'dui',
  document_number: '00000001-0',
  tax_number: '000000010',
  email: 'zoila@personal.example',
  phone: '50000001',
  type: 'part_time',
  job_title: 'Contadora',
  hire_date: '2020-01-31',
  salary: 1234.5,
  is_active: true,
};
const name = `${zoila.first_name} ${zoila.last_name}`;
const canaryName = `${canary.first_name} ${canary.last_name}`;

const open = (page: Page, world: World, key = world.keys.full) =>
  signIn(page, key, 'Ana', '/employees');

const table = (page: Page) => page.getByRole('table', { name: 'Empleados' });
const row = (page: Page, text: string) => table(page).getByRole('row').filter({ hasText: text });
const search = (page: Page) =>
  page.getByRole('searchbox', { name: 'Buscar por nombre, apellido o correo' });
const exact = (page: Page) => field(page, 'Número de documento exacto');
const show = (page: Page, who = name) => button(page, `Mostrar salario y documentos: ${who}`);
const dialog = (page: Page) => page.getByRole('dialog', { name });
const covered = 'oculto';

/** What arrived of the list's filters, without values that no log keeps. */
const asked = async (world: World) =>
  (await world.requests()).filter((request) => request.path.endsWith(path)).at(-1)?.query;

test('M201 M209: the staff, active and not, with nothing to change them', async ({
  page,
  world,
}) => {
  await world.add('employees', [zoila]);
  await open(page, world);
  await expect(row(page, name)).toContainText('Contadora');
  await expect(row(page, name)).toContainText('31/01/2020');
  await expect(page.getByText(/^\d+ de \d+ empleados$/).first()).toBeVisible();
  expect(await asked(world)).toEqual({ page: '1', per_page: '50' });
  await expect(button(page, /Nuevo|Editar|Borrar|Guardar/)).toHaveCount(0);
});

test('M202 M203: activity in three states and words of a name, which the address does not tell', async ({
  page,
  world,
}) => {
  await world.add('employees', [
    zoila,
    { ...zoila, id: undefined, first_name: 'Blas', is_active: false },
  ]);
  await open(page, world);
  await search(page).fill('aacosta');
  await expect(row(page, 'Aacosta')).toHaveCount(2);
  const activity = page.getByLabel('Estado');
  await activity.selectOption('Inactivos');
  await expect(row(page, 'Aacosta')).toHaveCount(1);
  await expect
    .poll(() => asked(world))
    .toEqual({ search: '…', is_active: '0', page: '1', per_page: '50' });
  await activity.selectOption('Activos');
  await expect(row(page, name)).toBeVisible();
  expect(searchIn(page)).toBe('?active=active');
  await activity.selectOption('Todos');
  await expect(row(page, 'Aacosta')).toHaveCount(2);
  expect(searchIn(page)).toBe('');
  await page.reload();
  await expect(search(page)).toHaveValue('');
  await expect(row(page, canaryName)).toBeVisible();
});

test('M203: whoever types before the first rows goes on typing when they come', async ({
  page,
  world,
}) => {
  await world.add('employees', [zoila]);
  await world.fail({ kind: 'slow', path, ms: 3_000 });
  await open(page, world);
  await search(page).click();
  await page.keyboard.type('aa');
  await expect(page.getByText(/^\d+ de \d+ empleados$/).first()).toBeVisible();
  await page.keyboard.type('costa');
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('aacosta');
  await expect(table(page).getByRole('row')).toHaveCount(2);
});

test('M201: every documented parameter of the list has a place on the screen', async ({
  page,
  world,
}) => {
  await world.add('employees', [zoila]);
  await open(page, world);
  await search(page).fill(zoila.last_name);
  await exact(page).fill(zoila.document_number);
  await exact(page).press('Enter');
  await page.getByLabel('Estado').selectOption('Activos');
  await expect(row(page, name)).toBeVisible();
  await page.getByLabel('Filas por página').selectOption('25 por página');
  await expect
    .poll(() => asked(world))
    .toEqual({ search: '…', document_number: '…', is_active: '1', page: '1', per_page: '25' });
});

test('R9: a search begins at the first page, and goes on through its own', async ({
  page,
  world,
}) => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...zoila,
    id: undefined,
    first_name: `Persona${String(index).padStart(2, '0')}`,
    last_name: 'Zzumba',
  }));
  await world.add('employees', many);
  await signIn(page, world.keys.full, 'Ana', '/employees?page=2');
  await expect(page.getByRole('link', { name: 'Página anterior' })).toBeVisible();
  await search(page).fill('zzumba');
  await expect(row(page, 'Persona00')).toBeVisible();
  await expect(page).toHaveURL(/\/employees$/);
  // The first of them may have stood on the second page already.
  const asks = async () => (await world.requests()).filter(({ query }) => 'search' in query);
  await expect.poll(async () => (await asks()).map(({ query }) => query['page'])).toEqual(['1']);
  await page.getByRole('link', { name: 'Página siguiente' }).click();
  await expect(row(page, 'Persona59')).toBeVisible();
  await expect(table(page).getByRole('row')).toHaveCount(11);
  await search(page).fill('persona59');
  await expect(row(page, 'Persona59')).toBeVisible();
  await expect(page.getByText(/ya no existe/)).toHaveCount(0);
});

test('M203 M204: a document number has a field of its own, and other hyphens are offered', async ({
  page,
  world,
}) => {
  await world.add('employees', [zoila]);
  await open(page, world);
  await search(page).fill('000000010');
  await button(page, 'Buscarlo como número de documento').click();
  await expect(search(page)).toHaveValue('');
  await expect(exact(page)).toHaveValue('000000010');
  await expect(page.getByText('Nadie tiene exactamente ese número')).toBeVisible();
  await button(page, 'Probar 00000001-0').click();
  await expect(row(page, name)).toBeVisible();
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await exact(page).fill('99999999-9');
  await exact(page).press('Enter');
  await button(page, 'Quitar filtros').click();
  await expect(row(page, canaryName)).toBeVisible();
  await expect(exact(page)).toHaveValue('');
  expect(searchIn(page)).toBe('');
});

test('M205: pay and numbers are covered, shown for one person, and covered again', async ({
  page,
  world,
}) => {
  await world.add('employees', [zoila]);
  await page.clock.install();
  await open(page, world);
  const amount = page.getByText('$1,234.50');
  const number = page.getByText('00000001-0');
  await expect(row(page, name)).toContainText(covered);
  await show(page).click();
  await expect(amount).toBeVisible();
  await expect(number).toBeVisible();

  await show(page, canaryName).click();
  await expect(number).toHaveCount(0);
  await expect(row(page, canaryName)).not.toContainText(covered);
  await button(page, `Ocultar salario y documentos: ${canaryName}`).click();
  await expect(row(page, canaryName)).toContainText(covered);

  await show(page).click();
  await page.clock.runFor(20_000);
  await expect(number).toHaveCount(0);
  for (const leaving of ['blur', 'pagehide', 'beforeprint']) {
    await show(page).click();
    await expect(number).toBeVisible();
    const left = await page.evaluate((type) => {
      window.dispatchEvent(new Event(type));
      return type === 'beforeprint' ? document.body.textContent : '';
    }, leaving);
    expect(left).not.toContain(zoila.document_number);
    await expect(number).toHaveCount(0);
  }
  await show(page).click();
  await page.getByLabel('Estado').selectOption('Activos');
  await expect(row(page, name)).toContainText(covered);
});

test('M207 M208: every documented field of a person is on the screen, those that are covered too', async ({
  page,
  world,
}) => {
  await world.add('employees', [zoila]);
  await open(page, world);
  await button(page, name).first().click();
  const covering = ['document_number', 'tax_number', 'salary'];
  await expect(dialog(page).getByText(covered)).toHaveCount(covering.length);
  await button(page, 'Mostrar salario y documentos 20 s').click();
  const [listed] = await world
    .rows<typeof zoila>('employees')
    .then((rows) => rows.filter(({ id }) => id === zoila.id));
  const onScreen: Record<string, string> = {
    hire_date: '31/01/2020',
    salary: '$1,234.50',
    is_active: 'activo',
  };
  for (const [documented, value] of Object.entries({ ...zoila, ...listed })) {
    if (!(documented in zoila)) continue;
    const text = onScreen[documented] ?? String(value);
    await expect(dialog(page).getByText(text, { exact: true }), documented).toBeVisible();
  }
  await expect(dialog(page).getByText(/mensual|mes/)).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(row(page, name)).toContainText(covered);
});

test('M207: who has no name, no e-mail and no numbers is shown all the same', async ({
  page,
  world,
}) => {
  const nothing = { first_name: null, last_name: null, email: null, phone: null, job_title: null };
  await world.add('employees', [
    { ...zoila, overrides: { set: { ...nothing, salary: null, document_number: null } } },
  ]);
  await open(page, world);
  await row(page, 'Sin nombre').getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText('no informado')).toHaveCount(7);
});

test('M205: the file has no pay and no numbers, whoever is shown meanwhile', async ({
  page,
  world,
}) => {
  await open(page, world);
  await search(page).fill(canary.last_name);
  await exact(page).fill(canary.document_number);
  await exact(page).press('Enter');
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await show(page, canaryName).click();
  await button(page, 'Exportar').click();
  await expect(page.getByText('Sin salarios, documentos ni números tributarios.')).toBeVisible();
  await page.getByRole('radio', { name: 'Todas', exact: true }).check();
  await button(page, /^CSV/).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: /\.csv/ }).click();
  const stream = await (await downloading).createReadStream();
  let file = '';
  for await (const part of stream) file += String(part);
  expect(file).toContain(canary.email);
  expect(file).toContain('Empleados que coincidían con un filtro');
  expect(file).toContain('"activo"');
  expect(file.includes(canary.document_number)).toBe(false);
});

test('M206: nobody is read by going past the list of employees', async ({ page, world }) => {
  await signIn(page, world.keys.full, 'Ana', '/help');
  const areas = page.getByRole('navigation', { name: 'Áreas' });
  const asked = async () => (await world.requests()).map((request) => request.path);
  for (const name of ['Empleados', 'Reglas laborales']) {
    await areas.getByRole('link', { name }).hover();
    await areas.getByRole('link', { name }).focus();
  }
  await expect.poll(async () => (await asked()).join(' ')).toContain('/hr/labor-rules');
  expect((await asked()).filter((one) => one.endsWith(path))).toEqual([]);
});

test('M206: behind a cover nothing of anybody is left, and whoever comes back reads it anew', async ({
  page,
  context,
  world,
  expectHttpStatus,
}) => {
  // What is asked for another person's page is refused.
  expectHttpStatus(409);
  // What the page asks for last would notice the other person before the button is pressed.
  const hasAskedLast = page.waitForResponse((answer) => answer.url().includes('/gateway/jobs'));
  await open(page, world);
  await hasAskedLast;
  const other = await context.newPage();
  await arrive(other, world.keys, 'person');
  await button(page, 'Actualizar').click();
  await expectCovered(page, 'Luis');
  const left = () => page.locator('body').evaluate((body) => body.textContent);
  await expect.poll(left).not.toContain(canary.last_name);
  await comeBack(page, other, world.keys);
  await expect(row(page, canaryName)).toContainText(covered);
  await leave(page, other);
  await expect.poll(left).not.toContain(canary.last_name);
});

testReadFailures({
  what: 'the staff',
  path,
  open: async (page, world) => {
    await open(page, world);
    return (timeout) => expect(row(page, canaryName)).toBeVisible({ timeout });
  },
});

test('a missing permission is named, and the rest goes on', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(403);
  await open(page, world, world.keys.scopes['products']);
  await expect(page.getByRole('alert')).toContainText('hr.employees');
  await expect(search(page)).toBeVisible();
  await expectAccessible(page);
});

test('an error is told, with what was looked for kept, and read again; so is a reading that hangs', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(500);
  await world.add('employees', [zoila]);
  await world.fail({ kind: 'status-500', path, times: null });
  await open(page, world);
  await expect(alertOf(page, 'El servicio falló al responder')).toBeVisible({ timeout: 15_000 });
  await search(page).fill(zoila.last_name);
  await world.recover();
  await expect(row(page, name)).toBeVisible({ timeout: 15_000 });
  await world.fail({ kind: 'hang', path, times: null });
  await button(page, 'Actualizar').click();
  await page.getByRole('button', { name: 'Cancelar la carga' }).click({ timeout: 20_000 });
  await expect(row(page, name)).toBeVisible();
  await world.recover();
});

test.describe('nobody', () => {
  test.use({ worldOptions: { empty: true } });
  test('says so', async ({ page, world }) => {
    await open(page, world);
    await expect(page.getByText('El servicio no devolvió empleados')).toBeVisible();
    await expectAccessible(page);
  });
});

test('M299: somebody is found, shown and left without a mouse', async ({ page, world }) => {
  await world.add('employees', [zoila]);
  await open(page, world);
  await reach(page, exact(page));
  await page.keyboard.insertText(zoila.document_number);
  await page.keyboard.press('Enter');
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await press(page, show(page));
  await expect(row(page, name)).not.toContainText(covered);
  await press(page, button(page, name).first());
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the longest values stay in their place, in English too', async ({ page, world }) => {
    const long = 'W'.repeat(300);
    await world.add('employees', [
      { ...zoila, first_name: long, job_title: long, email: `${long}@x.example`, type: long },
    ]);
    await open(page, world);
    await expect(row(page, 'WWW')).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible();
    await page.getByRole('button', { name: /^WWW/ }).click();
    await page.getByRole('button', { name: 'Show salary and documents for 20 s' }).click();
    await expect(page.getByRole('dialog')).toContainText('1,234.50');
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
});
