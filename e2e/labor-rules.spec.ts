import { expect, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { expectAccessible } from './support/axe';
import { alertOf, button, fact, field, searchIn } from './support/controls';
import { test } from './support/fixtures';
import { press, reach } from './support/keyboard';
import { dayFrom } from './support/lots';
import { expectNoOverflow } from './support/overflow';
import type { World } from './support/world';

const open = (page: Page, world: World, search = '') =>
  signIn(page, world.keys.full, 'Ana', `/labor-rules${search}`);

const sets = (page: Page) => page.getByRole('region', { name: 'Conjuntos de reglas' });
const set = (page: Page, name: string) => sets(page).getByRole('link', { name });
const shown = (page: Page, name: string) => page.getByRole('region', { name });

type Stored = { id: string; name: string; is_template: boolean };

const ownSets = async (world: World) =>
  (await world.rows<Stored>('labor_rule_sets')).filter((row) => !row.is_template);

test('M298: what a link says wrongly is named', async ({ page, world }) => {
  await signIn(page, world.keys.full, 'Ana', '/labor-rules?set=xx&compare=yy&on=2026-02-31');
  await expect(
    page.getByText('se muestra el conjunto vigente; no se compara con otro; se pregunta por hoy.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/labor-rules$/);
});

test('M210 M212 M216: the set in force in plain words, every value in its place, and nothing to change it with', async ({
  page,
  world,
}) => {
  await open(page, world);
  await expect(page.getByText('Hoy rige «Reglamento interno 2026», de la empresa.')).toBeVisible();
  await expect(fact(page, 'Día y noche')).toHaveText(
    'Diurno de 06:00 a 19:00; nocturno de 19:00 a 06:00',
  );
  await expect(fact(page, 'Al día, nocturna')).toHaveText('7:00 h');
  await expect(fact(page, 'Extra nocturna')).toHaveText('1.5 → +150 %');
  await expect(fact(page, 'Por hora')).toHaveText('$1.68');
  await expect(set(page, 'Reglamento interno 2026')).toHaveAttribute('aria-current', 'true');
  await expect(sets(page).getByText('En vigor hoy')).toHaveCount(1);
  await expect(sets(page).getByText('Aún no rige')).toHaveCount(1);
  await expect(sets(page).getByText('Inactivo')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('button', { name: /Guardar|Editar/ })).toHaveCount(
    0,
  );
  await expectAccessible(page);
});

test('M213: another set is one press away, the day asked about is answered, and the address keeps both', async ({
  page,
  world,
}) => {
  await open(page, world);
  await set(page, 'Reglamento interno 2027').click();
  await expect(shown(page, 'Reglamento interno 2027 desde el 01/01/2027')).toBeVisible();
  await expect(fact(page, 'Redondeo')).toHaveText('A 0:05 h, modo nearest');
  await field(page, 'Día').fill('31/12/2025');
  await field(page, 'Día').press('Enter');
  const day = page.getByRole('region', { name: '¿Cuál rige un día?' });
  await expect(day.getByRole('status')).toHaveText('Reglamento interno 2025');
  await page.reload();
  await expect(day.getByRole('status')).toHaveText('Reglamento interno 2025');
  await expect(fact(page, 'Redondeo')).toHaveText('A 0:05 h, modo nearest');
  await field(page, 'Día').fill('01/01/2019');
  await field(page, 'Día').press('Enter');
  await expect(day.getByRole('status')).toHaveText(
    /^Plantilla|^El Salvador|^Ninguna el 01\/01\/2019/,
  );
});

test('M213: a day that cannot be read, or is not asked yet, stands under no answer of another day', async ({
  page,
  world,
}) => {
  await open(page, world);
  const day = page.getByRole('region', { name: '¿Cuál rige un día?' });
  const answer = day.getByRole('status');
  await expect(answer).toHaveText('Reglamento interno 2026');
  await field(page, 'Día').fill('31/02/2026');
  await expect(answer).toHaveText('Sin respuesta para el día escrito');
  await field(page, 'Día').press('Enter');
  await expect(alertOf(page, 'no existe en el calendario')).toBeVisible();
  await expect(answer).toHaveText('Sin respuesta para el día escrito');
  await expectAccessible(page);
  await field(page, 'Día').fill('31/12/2025');
  await expect(answer).toHaveText('Sin respuesta para el día escrito');
  await field(page, 'Día').press('Enter');
  await expect(answer).toHaveText('Reglamento interno 2025');
});

test('two sets stand side by side, what differs first', async ({ page, world }) => {
  await open(page, world);
  await page
    .getByLabel('Comparar con')
    .selectOption({ label: 'Reglamento interno 2025 (del 01/01/2025 al 31/12/2025)' });
  const differences = page.getByRole('table', { name: 'Lo que cambia' });
  await expect(differences.getByRole('row', { name: /Tolerancia al llegar tarde/ })).toContainText(
    '0:10 h',
  );
  await expect(differences.getByRole('row', { name: /Al día, nocturna/ })).toHaveCount(0);
  await expect(differences.getByRole('row', { name: /Identificador/ })).toHaveCount(0);
  await expect(differences.getByRole('cell', { name: '0:10 h' })).toHaveCSS('text-align', 'end');
  await expect(page).toHaveURL(/compare=/);
  await page.getByText(/reglas iguales/).click();
  const same = page.getByRole('table', { name: 'Lo que es igual' });
  await expect(same.getByRole('row', { name: /Al día, nocturna/ })).toBeVisible();
  await expectAccessible(page);
});

test('M211: without own rules the country template holds, and is said to', async ({
  page,
  world,
}) => {
  for (const { id } of await ownSets(world)) {
    await world.change('labor_rule_sets', id, { is_active: 0 });
  }
  await open(page, world);
  await expect(page.getByText(/Hoy rige la plantilla del país/)).toBeVisible();
  await expect(fact(page, 'Es plantilla del país')).toHaveText('sí');
});

test('M213: gaps and overlaps of the own sets are told', async ({ page, world }) => {
  const own = await ownSets(world);
  const next = own.find(({ name }) => name.endsWith('2027'));
  const draft = own.find(({ name }) => name.startsWith('Borrador'));
  await world.change('labor_rule_sets', next?.id ?? '', { effective_from: '2027-02-01' });
  await open(page, world);
  await expect(
    page.getByText('Ninguna regla propia activa del 01/01/2027 al 31/01/2027.'),
  ).toBeVisible();
  await world.change('labor_rule_sets', draft?.id ?? '', { is_active: 1 });
  await button(page, 'Actualizar').click();
  await expect(page.getByText(/^Más de una regla propia activa del 01\/01\/2026/)).toBeVisible();
});

test('M213: home says that the rules end only where no own ones follow', async ({
  page,
  world,
}) => {
  const own = await ownSets(world);
  const idOf = (year: string) => own.find(({ name }) => name.endsWith(` ${year}`))?.id ?? '';
  await world.change('labor_rule_sets', idOf('2026'), { effective_to: dayFrom(world.today, 9) });
  const waiting = page.getByRole('region', { name: 'Por atender' });
  await signIn(page, world.keys.full, 'Ana');
  await expect(waiting).toContainText('Las reglas laborales en vigor terminan el');
  await world.change('labor_rule_sets', idOf('2027'), {
    effective_from: dayFrom(world.today, 10),
  });
  await page.reload();
  await expect(waiting).toContainText('leído a las');
  await expect(waiting).not.toContainText('terminan el');
});

test('M226: what is new is told, kept readable and shown raw', async ({ page, world }) => {
  const [current] = (await ownSets(world)).filter(({ name }) => name.endsWith(' 2026'));
  await world.change('labor_rule_sets', current?.id ?? '', {
    schema_version: 2,
    overrides: { set: { union_dues: { rate: 0.01 } } },
  });
  await open(page, world);
  await expect(page.getByText(/^Versión 2 del esquema/)).toBeVisible();
  await expect(fact(page, 'Al día, diurna')).toHaveText('8:00 h');
  await expect(page.getByRole('region', { name: 'Otros parámetros' })).toContainText('union_dues');
  await expect(page.getByText('Sin ejemplo: esta versión del esquema no se conoce.')).toBeVisible();
  await page.getByText('Texto exacto de la respuesta').click();
  await expect(page.getByText('"union_dues"')).toBeVisible();
});

test('D9.1: hours go into the example, and minutes by kind, surcharges and pay come out, each by its rule', async ({
  page,
  world,
}) => {
  await open(page, world);
  const example = page.getByRole('region', { name: 'Ejemplo con números' });
  const pay = example.getByRole('table', { name: 'Pago por tipo de hora' });
  const row = (name: string) => pay.getByRole('row', { name: new RegExp(`^${name} `) });
  await example.getByLabel('Salario por hora').fill('2');
  await expect(row('Ordinaria diurna')).toContainText(/7:00\sh.*× 1.*Art\. 161.*\$14\.00/);
  await expect(row('Ordinaria nocturna')).toContainText(/1:00\sh.*× 1\.25.*Art\. 168.*\$2\.50/);
  await expect(row('Extra nocturna')).toContainText(/2:00\sh.*× 2\.5.*Art\. 168, 169.*\$10\.00/);
  await expect(row('Total')).toContainText('$26.50');
  await expect(example.getByRole('status')).toContainText('10:00 h');

  await example.getByLabel('Ejemplo', { exact: true }).selectOption('Domingo con una hora extra');
  await expect(row('Extra diurna, en día de descanso')).toContainText('2 × 1.5 = 3');
  await expect(example).toContainText('Descanso compensatorio pagado que se debe: 1');
  await example.getByLabel('Asueto').selectOption('domingo');
  await expect(row('Extra diurna, en asueto')).toContainText(/2 × 2 = 4.*Art\. 169, 192.*\$8\.00/);

  await example.getByLabel('Hasta').fill('26');
  await example.getByLabel('Hasta').press('Enter');
  await expect(example.getByRole('alert')).toHaveText('Escriba una hora, como 08:30.');
  const stale = example.getByText('Cifras con lo anterior: corrija lo marcado.');
  await expect(stale).toBeVisible();
  await example.getByLabel('Hasta').fill('12');
  await example.getByLabel('Hasta').press('Enter');
  await example.getByRole('checkbox', { name: 'Lunes' }).check();
  await expect(row('Ordinaria diurna')).toContainText('4:00 h');
  await expect(stale).toBeHidden();
  await example.getByLabel('Salario por hora').fill('999999999');
  await expect(example.getByRole('alert')).toHaveText('Hasta $9,999.00.');
  await expect(stale).toBeVisible();
  await example.getByLabel('Salario por hora').fill('1.67');
  await expect(stale).toBeHidden();
  await expect(example).toContainText(
    'Menos que el salario mínimo por hora de estas reglas, $1.68.',
  );
  await expectAccessible(page);
});

test.describe('M225: on a computer of another time zone', () => {
  test.use({ timezoneId: 'Europe/Madrid' });
  test('it says whose day is today', async ({ page, world }) => {
    await open(page, world);
    await expect(page.getByText(/Horas de America\/El_Salvador/)).toContainText('Europe/Madrid');
  });
});

test('M210: refused, failed and read again; an address with an unknown set says so', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(403);
  expectHttpStatus(500);
  await world.fail({ kind: 'status-403', path: '/hr/labor-rules', times: 1 });
  await open(page, world, `?set=${crypto.randomUUID()}`);
  await expect(alertOf(page, 'Falta un permiso')).toContainText('hr.labor_rules');
  await world.fail({ kind: 'status-500', path: '/hr/labor-rules', times: 4 });
  await button(page, 'Actualizar').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await world.recover();
  await button(page, 'Actualizar').click();
  await expect(page.getByText(/^Ese conjunto no está en la lista/)).toBeVisible();
  expect(searchIn(page)).toContain('set=');
});

test('M299: a set is opened, a day asked about, two compared and the answer read, without a mouse', async ({
  page,
  world,
}) => {
  await open(page, world);
  await press(page, set(page, 'Reglamento interno 2025'));
  await expect(shown(page, 'Reglamento interno 2025 del')).toBeVisible();
  await reach(page, field(page, 'Día'));
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('31/12/2025');
  await page.keyboard.press('Enter');
  const day = page.getByRole('region', { name: '¿Cuál rige un día?' });
  await expect(day.getByRole('status')).toHaveText('Reglamento interno 2025');
  await press(page, page.getByLabel('Comparar con'), 'ArrowDown');
  await expect(page.getByRole('table', { name: 'Lo que cambia' })).toBeVisible();
  await press(page, page.locator('summary').filter({ hasText: 'Texto exacto de la respuesta' }));
  await expect(page.getByText('"effective_from"').first()).toBeVisible();
});

test('it reads in English on a phone, and two sets compare there', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, world);
  await set(page, 'Reglamento interno 2025').click();
  await page.getByLabel('Comparar con').selectOption({ index: 1 });
  await expect(page.getByRole('table', { name: 'Lo que cambia' })).toBeVisible();
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('“Reglamento interno 2026”, the company')).toBeVisible();
  await expectAccessible(page);
});
