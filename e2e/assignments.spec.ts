import { expect } from '@playwright/test';
import {
  assignmentsOf,
  begin,
  leftOf,
  next,
  openRemovals,
  path,
  receipt,
  removals,
  remove,
  removeOfTwo,
  rowOf,
  scope,
  sendButton,
  tailOf,
  toReview,
} from './support/assignments';
import { expectAccessible } from './support/axe';
import { alertOf, field } from './support/controls';
import { arrive, comeBack, cover } from './support/cover';
import { test } from './support/fixtures';
import { press, reach } from './support/keyboard';

const unknownTitle = 'No sabemos si se quitó';

/** Of no assignment. */
const nobody = '0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b00';

test('M238, M239, M240, M242: one is confirmed, reviewed and removed, and only queued is told of the recalculation', async ({
  page,
  world,
}) => {
  test.slow();
  const [id = ''] = await assignmentsOf(world, 1);
  await openRemovals(page, world);
  await expect(page.getByRole('main')).toContainText('ni dice de quién son');
  await begin(page, [id]);
  await expect(page.getByRole('heading', { level: 2, name: id })).toBeFocused();
  await expect(field(page, 'Motivo')).toHaveAccessibleDescription(/No escriba nombres de personas/);
  await expectAccessible(page);
  await field(page, 'Motivo').fill('Turno mal puesto');
  await field(page, 'Últimos 4 caracteres del identificador').fill('zzzz');
  await page.getByRole('button', { name: 'Revisar', exact: true }).click();
  await expect(page.getByText('Este identificador no termina así.').first()).toBeVisible();
  await toReview(page, id);
  const card = page.getByRole('region', { name: 'Esto se enviará' });
  await expect(card).toContainText('Se recalculará la asistencia afectada');
  await expect(card).toContainText('No se puede deshacer.');
  await expect(card).toContainText(id);
  // What cannot be undone is not sent by keys.
  await page.keyboard.press('Control+Enter');
  await expect(sendButton(page, id)).toBeVisible();
  expect(await removals(world)).toEqual([]);
  await expectAccessible(page);
  await sendButton(page, id).dblclick();
  await expect(receipt(page, id)).toBeFocused();
  await expect(receipt(page, id)).toContainText('Recálculo en colaSí');
  await expect(receipt(page, id)).toContainText('En cola no es terminado');
  await expect(page.getByRole('button', { name: /deshacer/i })).toHaveCount(0);
  await expectAccessible(page);
  const [sent, ...more] = await removals(world);
  expect(more).toEqual([]);
  expect([sent?.path, sent?.body ?? '']).toEqual([`/api/external/v1${path}/${id}`, '']);
  expect(JSON.stringify(sent)).not.toContain('Turno mal puesto');
  expect(await leftOf(world, [id])).toEqual([]);

  await receipt(page, id)
    .getByRole('link', { name: /bitácora/i })
    .click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Turno mal puesto');
  await expect(main).toContainText(id);
  await expect(main).toContainText('QuitadaSí');
  await expect(main).toContainText('Recálculo en colaSí');
  await expect(main).not.toContainText('guardado');
  await page.goto('/attempts');
  await expect(page.getByRole('row').filter({ hasText: id })).toContainText('aceptado');
});

test('M240: removed and not queued is a warning', async ({ page, world }) => {
  const [id = ''] = await assignmentsOf(world, 1);
  const told = { status: true, data: { id, deleted: true, recalculation_queued: false } };
  await world.fail({ kind: 'flag-false', method: 'DELETE', path, times: 1, body: told });
  await openRemovals(page, world);
  await begin(page, [id]);
  await remove(page, id);
  await expect(alertOf(page, 'no puso en cola el recálculo')).toBeVisible();
  const shown: Record<keyof (typeof told)['data'], string> = {
    id: `Identificador${id}`,
    deleted: 'QuitadaSí',
    recalculation_queued: 'Recálculo en colaNo',
  };
  for (const words of Object.values(shown)) await expect(receipt(page, id)).toContainText(words);
});

test('a list is checked as it is typed, and each is confirmed by itself', async ({
  page,
  world,
}) => {
  test.slow();
  const [one = '', two = '', three = ''] = await assignmentsOf(world, 3);
  await openRemovals(page, world);
  await begin(page, [one, 'Ana', two, one, three]);
  const checked = page.getByRole('table', { name: 'Lo que se leyó' });
  await expect(checked.getByRole('row', { name: /Ana 2 No es un identificador/ })).toBeVisible();
  await expect(checked.getByRole('row', { name: `${one} 4 Repetido` })).toBeVisible();
  await expect(page.getByText(/Algo aquí no es un identificador/).first()).toBeVisible();
  await expectAccessible(page);
  await begin(page, [one, two, one, three]);
  await expect(rowOf(page, three)).toContainText('En espera');
  await remove(page, one);
  await next(page).click();
  await expect(rowOf(page, one)).toContainText('Quitada, recálculo en cola');
  await expect(page.getByRole('heading', { level: 2, name: two })).toBeFocused();
  await expect(field(page, 'Motivo')).toHaveValue('Turno mal puesto');
  await page.getByRole('button', { name: 'No quitar esta' }).click();
  await expect(rowOf(page, two)).toContainText('Sin tocar');
  await remove(page, three);
  await next(page).click();
  await expect(page.getByRole('heading', { name: /2 de 3 ya no existen/ })).toBeFocused();
  await expectAccessible(page);
  expect(await removals(world)).toHaveLength(2);
  expect(await leftOf(world, [one, two, three])).toEqual([two]);
  await page.getByRole('button', { name: 'Quitar otras' }).click();
  await field(page, 'Identificadores de las asignaciones').fill(one);
  await expect(checked).toContainText(/Ana.? ya pidió quitarla/);
});

test('whoever leaves with some not reached yet is asked, whatever became of those before them', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  test.slow();
  expectHttpStatus(404);
  const [one = ''] = await assignmentsOf(world, 1);
  const [gone, last] = [nobody, '0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b01'];
  const question = page.getByRole('dialog', { name: '¿Salir sin enviar?' });
  const leaving = page.getByRole('main').getByRole('link', { name: 'Horarios' });
  const staying = question.getByRole('button', { name: 'Quedarse aquí' });
  await openRemovals(page, world);
  await begin(page, [one, gone, last]);
  await leaving.click();
  await staying.click();
  await expect(question).toBeHidden();
  await remove(page, one);
  await expect(receipt(page, one)).toBeVisible();
  await leaving.click();
  await staying.click();
  await next(page).click();
  await remove(page, gone);
  await expect(alertOf(page, 'El servicio no encuentra esta asignación')).toBeVisible();
  await leaving.click();
  await staying.click();
  await next(page).click();
  await page.getByRole('button', { name: 'No quitar esta' }).click();
  await expect(page.getByRole('heading', { name: /1 de 3 ya no existen/ })).toBeFocused();
  await leaving.click();
  await expect(page).toHaveURL(/\/schedules$/);
});

test('M241: a list stops where nobody knows; a second, confirmed removal that finds nothing settles the first', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  test.slow();
  expectHttpStatus(404, 500);
  const [one, two] = await removeOfTwo(page, world, { kind: 'status-500', when: 'after' });
  const unknown = alertOf(page, unknownTitle);
  await expect(unknown).toBeFocused();
  await expect(unknown.getByRole('radio', { name: 'Ya no existe: se quitó' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Reenviar|Seguir|No quitar)/ })).toHaveCount(0);
  await expect(rowOf(page, two)).toContainText('En espera');
  await expectAccessible(page);
  expect(await removals(world)).toHaveLength(1);

  await unknown.getByRole('button', { name: 'Pedir otra vez que se quite' }).click();
  await toReview(page, one);
  await expect(page.getByRole('main')).toContainText('no se sabe si se quitó');
  await sendButton(page, one).click();
  await expect(page.getByRole('heading', { name: 'Ya no existe' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Así quedó anotado en aquel envío.');
  await expectAccessible(page);
  expect(await removals(world)).toHaveLength(2);
  await next(page).click();
  await expect(rowOf(page, one)).toContainText('Ya no existe');
  await remove(page, two);
  await next(page).click();

  await page.goto('/attempts?unresolved=true');
  await expect(page.getByText(/envíos? sin confirmar/)).toHaveCount(0);
  await page.goto('/attempts');
  await page
    .getByRole('link', { name: /asignación/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: 'Comprobado: se quitó' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('El servicio respondió que ya no existe');
});

test('M241: an unknown removal that did not happen is told by the second, too', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(500);
  const [id = ''] = await assignmentsOf(world, 1);
  await openRemovals(page, world);
  await begin(page, [id]);
  await world.fail({ kind: 'status-500', when: 'before', method: 'DELETE', path, times: 1 });
  await remove(page, id);
  await page.getByRole('button', { name: 'Pedir otra vez que se quite' }).click();
  await remove(page, id);
  await expect(receipt(page, id)).toBeVisible();
  await page.goto('/attempts');
  await page
    .getByRole('link', { name: /asignación/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: 'Comprobado: no se quitó' })).toBeVisible();
});

test('M241: what a person finds ends an unknown removal, and the list goes on', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(500, 502, 504);
  const [one, two] = await removeOfTwo(page, world, { kind: 'reset-after' });
  const unknown = alertOf(page, unknownTitle);
  await unknown.getByRole('radio', { name: 'Ya no existe: se quitó' }).check();
  await unknown.getByRole('textbox', { name: 'Cómo lo comprobó' }).fill('Lo vi en el horario');
  await unknown.getByRole('button', { name: 'Anotar' }).click();
  await expect(page.getByRole('heading', { name: 'Comprobado: se quitó' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'No quitar esta' })).toHaveCount(0);
  await next(page).click();
  await expect(rowOf(page, one)).toContainText('Comprobado: se quitó');
  await remove(page, two);
  await expect(receipt(page, two)).toBeVisible();
  expect(await removals(world)).toHaveLength(2);
});

test('M241: one that was asked for again and then left is told as unknown, with its entry', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(500);
  const [one, two] = await removeOfTwo(page, world, { kind: 'status-500', when: 'after' });
  await page.getByRole('button', { name: 'Pedir otra vez que se quite' }).click();
  await expect(page.getByRole('button', { name: 'No quitar esta' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Dejarla sin confirmar' }).click();
  await expect(rowOf(page, one)).toContainText('No se sabe si se quitó');
  await expect(rowOf(page, one).getByRole('link', { name: 'Ver en la bitácora' })).toBeVisible();
  await remove(page, two);
  await next(page).click();
  await expect(page.getByRole('heading', { name: /1 de 2 ya no existe/ })).toBeFocused();
});

test('one that the service does not find the first time is said so, and nothing is settled', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(404);
  await openRemovals(page, world);
  await begin(page, [nobody]);
  await remove(page, nobody);
  const panel = alertOf(page, 'El servicio no encuentra esta asignación');
  await expect(panel).toBeFocused();
  await expect(panel).toContainText('Nada cambió.');
  await expectAccessible(page);
  await next(page).click();
  await expect(page.getByRole('heading', { name: /0 de 1 ya no existen/ })).toBeFocused();
});

test('a missing permission and a busy service keep what was typed, and go on when asked', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  test.slow();
  expectHttpStatus(403, 429);
  const [id = ''] = await assignmentsOf(world, 1);
  await openRemovals(page, world);
  await begin(page, [id]);
  for (const [kind, title] of [
    ['status-403', 'Falta un permiso'],
    ['status-429', 'El servicio pidió esperar'],
  ] as const) {
    await world.fail({ kind, method: 'DELETE', path, times: 1 });
    if (kind === 'status-403') await remove(page, id);
    else await page.getByRole('button', { name: 'Reenviar lo mismo' }).click();
    await expect(alertOf(page, title)).toBeVisible();
    await expect(field(page, 'Motivo')).toHaveValue('Turno mal puesto');
  }
  await expect(page.getByText('Ya puede reenviar.')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Reenviar lo mismo' }).click();
  await expect(receipt(page, id)).toBeVisible();
});

test('without the permission it is named', async ({ page, world, expectHttpStatus }) => {
  expectHttpStatus(403);
  const [id = ''] = await assignmentsOf(world, 1);
  await openRemovals(page, world, { key: world.keys.scopes['hr.schedules'] ?? '' });
  await begin(page, [id]);
  await remove(page, id);
  await expect(alertOf(page, 'Falta un permiso')).toContainText(scope);
  await expect(alertOf(page, 'Falta un permiso')).toContainText('No se quitó nada.');
  expect(await leftOf(world, [id])).toEqual([id]);
});

test('windows review person: a removal under review is sent as its person, or not at all', async ({
  page,
  context,
  world,
  expectHttpStatus,
}) => {
  test.slow();
  // The gateway has nothing of an attempt that it refused.
  expectHttpStatus(401, 404, 409);
  const [id = ''] = await assignmentsOf(world, 1);
  await openRemovals(page, world);
  await begin(page, [id]);
  await toReview(page, id);
  const other = await context.newPage();
  await arrive(other, world.keys, 'person');
  await sendButton(page, id).click();
  await expect(cover(page)).toBeVisible();
  expect(await removals(world)).toEqual([]);
  await comeBack(page, other, world.keys);
  await page.getByRole('button', { name: 'Reenviar lo mismo' }).click();
  await expect(receipt(page, id)).toBeVisible();
  expect(await removals(world)).toHaveLength(1);
});

test('without a connection nothing is sent, then or later', async ({
  page,
  context,
  world,
  expectConnectionLoss,
  expectHttpStatus,
}) => {
  expectConnectionLoss();
  // The gateway has nothing of an attempt that did not reach it.
  expectHttpStatus(404);
  const [id = ''] = await assignmentsOf(world, 1);
  await openRemovals(page, world);
  await begin(page, [id]);
  await toReview(page, id);
  await context.setOffline(true);
  await sendButton(page, id).click();
  await expect(alertOf(page, 'No se envió nada').or(alertOf(page, unknownTitle))).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Reenviar lo mismo' }).click();
  await expect(receipt(page, id)).toBeVisible();
  expect(await removals(world)).toHaveLength(1);
});

test('M239: by keyboard alone, from the list to the receipt', async ({ page, world }) => {
  const [id = ''] = await assignmentsOf(world, 1);
  await openRemovals(page, world);
  await reach(page, field(page, 'Identificadores de las asignaciones'));
  await page.keyboard.type(id);
  await press(page, page.getByRole('button', { name: 'Empezar', exact: true }));
  await reach(page, field(page, 'Últimos 4 caracteres del identificador'));
  await page.keyboard.type(tailOf(id));
  await reach(page, field(page, 'Motivo'));
  await page.keyboard.type('Turno mal puesto');
  await press(page, page.getByRole('button', { name: 'Revisar', exact: true }));
  await press(page, sendButton(page, id));
  await expect(receipt(page, id)).toBeFocused();
});
