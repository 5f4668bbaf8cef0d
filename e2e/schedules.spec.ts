import { expect, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { appHeaders } from './support/app-headers';
import { expectAccessible } from './support/axe';
import { test } from './support/fixtures';
import { press, reach } from './support/keyboard';
import { leaves } from './support/leaves';
import { expectNoOverflow } from './support/overflow';
import { testReadFailures } from './support/read-failures';
import { day, days, say, scheduleOf, shift } from './support/schedules';
import type { World } from './support/world';

const path = '/hr/work-schedules/';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const field = (page: Page) =>
  page.getByRole('textbox', { name: 'Identificador, enlace, nombre o código del horario' });

async function openSchedule(page: Page, world: World, id: string, key = world.keys.full) {
  await signIn(page, key, 'Ana', `/schedules/${id}`);
  await expect(title(page)).toBeVisible();
}

test('M227, M228: a schedule is opened by identifier, link or name, and is there the next time', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  test.slow();
  expectHttpStatus(404);
  const { id, name, code } = await scheduleOf(world, 'ADM');
  await signIn(page, world.keys.full, 'Ana', '/schedules');
  await expect(main(page)).toContainText('no ofrece lista');
  await expectAccessible(page);
  await field(page).fill(`${new URL(page.url()).origin}/schedules/${id}`);
  await page.getByRole('button', { name: 'Abrir' }).click();
  await expect(title(page)).toHaveText(name);

  await page.goto('/schedules');
  await expect(page.getByRole('table', { name: 'Registros abiertos y conocidos' })).toContainText(
    code,
  );
  await field(page).fill('administracion');
  await field(page).press('Enter');
  await expect(title(page)).toHaveText(name);

  await page.goto(`/schedules/${world.branch.id}`);
  const panel = page.getByRole('alert');
  await expect(panel).toContainText('puede ser de otra empresa');
  await expect(panel).not.toContainText(/no existe|eliminad|borrad/i);
  await expectAccessible(page);
  await page.getByRole('link', { name }).click();
  await expect(title(page)).toHaveText(name);
});

test('M233, M234: what the service reckons and warns of comes first, each warning by its day and rule', async ({
  page,
  world,
}) => {
  const { id } = await scheduleOf(world, 'ROT');
  await openSchedule(page, world, id);
  await expect(main(page)).toContainText('48:00 h por semana');
  await expect(main(page)).toContainText('La suma de los turnos coincide.');
  await expect(page.getByRole('heading', { name: '8 advertencias' })).toBeVisible();
  const warning = (text: RegExp) => page.getByRole('listitem').filter({ hasText: text });
  await expect(warning(/^Semana · The week is longer/)).toHaveCount(1);
  await expect(warning(/^Semana · .*límite semanal de la jornada diurna es 44:00\sh/)).toHaveCount(
    1,
  );
  await expect(warning(/^Sábado · .*límite diario de la jornada nocturna es 7:00\sh/)).toHaveCount(
    1,
  );
  await expect(warning(/^Sábado · .*pausa mínima es 0:30\sh y el turno 22:00–06:00/)).toHaveCount(
    1,
  );
  await expect(warning(/^Domingo · .*es día de descanso/)).toHaveCount(1);
  await expect(day(page, 'Domingo')).toContainText('3 advertencias');
  await expectAccessible(page);

  await page.goto(`/schedules/${(await scheduleOf(world, 'ADM')).id}`);
  await expect(main(page)).toContainText('Sin advertencias');
});

test('M230: shifts across midnight, touching, overlapping and of a whole day are drawn, and counted once', async ({
  page,
  world,
}) => {
  const { id } = await scheduleOf(world, 'ADM');
  const shifts = [
    shift(1, '08:00-12:00'),
    shift(1, '12:00-16:00'),
    shift(3, '08:00-12:00'),
    shift(3, '10:00-14:00'),
    shift(5, '07:00-07:00'),
    shift(7, '22:00-06:00'),
  ];
  await say(world, id, { shifts, weekly_minutes: 2_820, days: [] });
  await openSchedule(page, world, id);
  await expect(main(page)).toContainText('47:00 h por semana');
  await expect(main(page)).toContainText('Los turnos suman 48:00 h');
  await expect(day(page, 'Miércoles')).toContainText('se traslapa');
  await expect(day(page, 'Lunes')).not.toContainText('se traslapa');
  await expect(day(page, 'Viernes')).toContainText('07:00–07:00 +1');
  await expect(day(page, 'Sábado')).toContainText('hasta 07:00viene del viernes');
  await expect(day(page, 'Domingo')).toContainText('22:00–06:00 +1');
  await expect(day(page, 'Lunes')).toContainText('hasta 06:00viene del domingo');
  const box = async (name: string, text: string) => {
    const piece = day(page, name).getByRole('listitem').filter({ hasText: text });
    const { x = 0, y = 0, width = 0, height = 0 } = (await piece.boundingBox()) ?? {};
    return { x, y, right: x + width, bottom: y + height };
  };
  const [first, second] = [await box('Lunes', '08:00–12:00'), await box('Lunes', '12:00–16:00')];
  expect(Math.abs(second.y - first.bottom)).toBeLessThan(2);
  expect(Math.abs(second.x - first.x)).toBeLessThan(1);
  const [left, right] = [
    await box('Miércoles', '08:00–12:00'),
    await box('Miércoles', '10:00–14:00'),
  ];
  expect(right.x).toBeGreaterThanOrEqual(left.right);
  expect(right.y).toBeLessThan(left.bottom);
});

test('M231, M232, M234: breaks, kinds and warnings of every shape are told as they came', async ({
  page,
  world,
}) => {
  const { id } = await scheduleOf(world, 'ADM');
  const shifts = [
    shift(1, '08:00-12:00', { break_minutes: 15 }),
    shift(2, '08:00-12:00', { break_minutes: 15, break_paid: true }),
    shift(3, '08:00-12:00', { break_minutes: 15, break_paid: false }),
    shift(4, '08:00-12:00'),
    shift(5, '08:00-12:00', { break_minutes: null }),
  ];
  const told = [
    { weekday: 1, minutes: 240, shift_kind: 'day', warnings: [] },
    { weekday: 2, minutes: 240, shift_kind: 'split-x', warnings: ['Algo <b>raro</b>'] },
    { weekday: 3, minutes: 240, shift_kind: null, warnings: [{ code: 'W9', message: 'Largo' }] },
    { weekday: 4, minutes: 240, shift_kind: null, warnings: 'Suelta' },
  ];
  await say(world, id, { shifts, days: told, warnings: [{ minutes: 90 }] });
  await openSchedule(page, world, id);
  await expect(page.getByRole('heading', { name: '4 advertencias' })).toBeVisible();
  for (const text of ['Algo <b>raro</b>', 'Largo W9', 'Suelta', '{"minutes":90}']) {
    await expect(main(page)).toContainText(text);
  }
  await expect(day(page, 'Lunes')).toContainText('pausa de 0:15 h, según reglas laborales');
  await expect(day(page, 'Lunes')).toContainText('Diurna');
  await expect(day(page, 'Martes')).toContainText('pausa de 0:15 h, pagada');
  await expect(day(page, 'Martes')).toContainText('split-x');
  await expect(day(page, 'Miércoles')).toContainText('pausa de 0:15 h, no pagada');
  await expect(day(page, 'Jueves')).toContainText('sin pausa');
  await expect(day(page, 'Viernes')).toContainText('pausa no informada');
  await expect(main(page)).not.toContainText(/NaN|undefined|null/);
});

test('M235, M236: an inactive schedule says so; a color that is none falls back', async ({
  page,
  world,
}) => {
  const { id, name } = await scheduleOf(world, 'VIG-24');
  await openSchedule(page, world, id);
  await expect(
    page.getByRole('status').filter({ hasText: 'El servicio lo marca como inactivo' }),
  ).toBeVisible();
  const edge = () =>
    days(page)
      .locator('li li')
      .first()
      .evaluate((piece) => getComputedStyle(piece).borderInlineStartColor);
  expect(await edge()).toBe('rgb(116, 42, 42)');
  await say(world, id, { color: 'url(x)', code: null, description: null });
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect.poll(edge).toBe('rgb(15, 100, 96)');
  await expect(title(page)).toHaveText(name);
  await expectAccessible(page);
});

test('M227: every field the service gives of a schedule is on the screen', async ({
  page,
  world,
}) => {
  const { id } = await scheduleOf(world, 'ADM');
  await say(world, id, { warnings: ['Semana larga'] });
  await openSchedule(page, world, id);
  await page.getByText('Turnos y datos del horario').click();
  const shown: Record<string, (value: string) => string> = {
    id: (value) => value,
    business_id: (value) => value,
    name: (value) => value,
    code: (value) => value,
    description: (value) => value,
    color: (value) => value,
    is_active: () => 'Activo',
    'shifts[].id': (value) => value,
    'shifts[].weekday': () => 'Lunes',
    'shifts[].start_time': (value) => value,
    'shifts[].end_time': (value) => value,
    'shifts[].break_minutes': () => 'pausa de 1:00 h',
    'shifts[].break_paid': () => 'no pagada',
    weekly_minutes: () => '44:00 h por semana',
    'days[].weekday': () => 'Lunes',
    'days[].minutes': () => '8:00 h',
    'days[].shift_kind': () => 'Diurna',
    'days[].warnings[]': () => 'Semana larga',
    'warnings[]': (value) => value,
  };
  const answer = await page.request.get(`/api/external/v1${path}${id}`, {
    headers: await appHeaders(page),
  });
  const { data } = (await answer.json()) as { data: unknown };
  const fields = leaves(data);
  expect(fields.map(([place]) => place).sort()).toEqual(Object.keys(shown).sort());
  for (const [place, value] of fields) {
    await expect(main(page), place).toContainText(shown[place]?.(String(value)) ?? place);
  }
});

test('M237: without the labor rules the week stands, and says why no night is marked', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(403);
  const { id } = await scheduleOf(world, 'CEDIS-N');
  await openSchedule(page, world, id, world.keys.scopes['hr.schedules']);
  await expect(main(page)).toContainText('La noche no se marca porque');
  await expect(main(page)).toContainText('Falta un permiso');
  await expect(day(page, 'Lunes')).toContainText('22:00–05:00 +1');
  await expect(main(page)).not.toContainText('Noche, de');
  await expectAccessible(page);

  await signIn(page, world.keys.full, 'Ana', `/schedules/${id}`);
  await expect(main(page)).toContainText('Noche, de 19:00 a 06:00');
});

test('M227: several schedules stand side by side, as their address says, each with its own trouble', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  test.slow();
  expectHttpStatus(404, 500);
  const [one, two, three] = await Promise.all(
    ['ADM', 'ROT', 'HORNO'].map((code) => scheduleOf(world, code)),
  );
  if (!one || !two || !three) throw new Error('three schedules are needed');
  await openSchedule(page, world, one.id);
  await page.getByText('Poner otro al lado').click();
  // The one that stands there is no choice, by its identifier neither.
  await expect(page.getByText('No se conoce ningún otro')).toBeVisible();
  await field(page).fill(one.id);
  await page.getByRole('button', { name: 'Agregar' }).click();
  await expect(page.getByRole('alert')).toHaveText('Este horario ya está a la vista.');
  await field(page).fill(two.id);
  await page.getByRole('button', { name: 'Agregar' }).click();
  await expect(title(page)).toHaveText('2 horarios lado a lado');
  await expect(page).toHaveURL(new RegExp(`${one.id}\\?with=${two.id}$`));
  const view = (name: string) => page.getByRole('region', { name });
  await expect(view(two.name)).toContainText('48:00 h por semana');
  await expectAccessible(page);

  await page.goto(`/schedules/${one.id}?with=${world.branch.id},x,${three.id},${one.id}`);
  await expect(title(page)).toHaveText('3 horarios lado a lado');
  await expect(page.getByRole('alert')).toContainText('El servicio no encontró este horario');
  await expect(view(three.name)).toContainText('42:00 h por semana');

  await world.fail({ kind: 'status-500', path: path + three.id, times: null });
  await view(three.name).getByRole('button', { name: 'Actualizar' }).click();
  await expect(view(three.name)).toContainText(/se muestra lo leído a las/, { timeout: 15_000 });
  await expect(view(one.name)).toContainText('44:00 h por semana');
  await page.getByRole('button', { name: `Quitar ${three.name} de esta vista` }).click();
  await expect(title(page)).toHaveText('2 horarios lado a lado');
});

testReadFailures({
  what: 'a schedule',
  path,
  open: async (page, world) => {
    const { id, name } = await scheduleOf(world, 'ADM');
    await openSchedule(page, world, id);
    return (timeout) => expect(title(page)).toHaveText(name, { timeout });
  },
});

test('a missing permission is named; a reading that hangs is given up by hand', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(403);
  const { id, name } = await scheduleOf(world, 'ADM');
  await openSchedule(page, world, id, world.keys.scopes['products']);
  await expect(page.getByRole('alert')).toContainText('consultar horarios · hr.schedules');
  // Without a schedule there is nothing to print, and no night to mark.
  await expect(page.getByRole('button', { name: 'Imprimir' })).toHaveCount(0);
  await expect(main(page)).not.toContainText('La noche no se marca');

  await world.fail({ kind: 'hang', path, times: null });
  await signIn(page, world.keys.full, 'Ana', `/schedules/${id}`);
  await page.getByRole('button', { name: 'Cancelar la carga' }).click({ timeout: 20_000 });
  const again = page.getByRole('button', { name: 'Reintentar' });
  await expect(again).toBeVisible();
  await world.recover();
  await again.click();
  await expect(title(page)).toHaveText(name);
});

test('M299: schedules are opened, put side by side and taken away without a mouse', async ({
  page,
  world,
}) => {
  test.slow();
  const [one, two] = [await scheduleOf(world, 'ADM'), await scheduleOf(world, 'MEDIO')];
  await signIn(page, world.keys.full, 'Ana', '/schedules');
  await reach(page, field(page));
  await page.keyboard.insertText(one.id);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(one.name);
  await press(page, page.locator('summary').filter({ hasText: 'Poner otro al lado' }));
  await reach(page, field(page));
  await page.keyboard.insertText(two.id);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('2 horarios lado a lado');
  await press(page, page.getByRole('button', { name: `Quitar ${one.name} de esta vista` }));
  await expect(title(page)).toHaveText(two.name);
});

test('on paper a schedule keeps its week, and nothing to press', async ({ page, world }) => {
  const { id } = await scheduleOf(world, 'CEDIS-N');
  await openSchedule(page, world, id);
  await expect(day(page, 'Lunes')).toContainText('22:00–05:00 +1');
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText(/^Consulta de Ana para/)).toBeVisible();
  await expect(main(page).getByRole('button')).toHaveCount(0);
  await expect(day(page, 'Martes')).toBeVisible();
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('M230: the week is a list of days, with the longest texts in their place', async ({
    page,
    world,
  }) => {
    const { id } = await scheduleOf(world, 'CEDIS-N');
    const long = 'W'.repeat(300);
    await say(world, id, {
      name: long,
      code: long,
      description: `مرحبا ${long}`,
      days: [{ weekday: 1, minutes: 420, shift_kind: long, warnings: [long] }],
    });
    await openSchedule(page, world, id);
    await page.getByRole('button', { name: 'English' }).click();
    const list = page.getByRole('list', { name: 'Shifts by day' });
    await expect(list).toContainText('22:00–05:00 +1');
    await page.getByText('Shifts and details of the schedule').click();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
});
