import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { expectAccessible } from './support/axe';
import { test } from './support/fixtures';
import { reach } from './support/keyboard';
import { expectNoOverflow } from './support/overflow';
import { say, scheduleOf, shift } from './support/schedules';
import type { World } from './support/world';

type Row = { id: string; name: string; code: string };

const main = (page: Page) => page.getByRole('main');
const grid = (page: Page) => page.getByRole('grid', { name: 'Semana de prueba' });
const cell = (page: Page, name: string) => grid(page).getByRole('gridcell', { name });
const figure = (page: Page, name: RegExp) =>
  page.getByRole('table', { name: 'Comparación' }).getByRole('row', { name });
const request = (page: Page) => page.getByRole('table', { name: 'Solicitud de cambio' });

async function openCopy(page: Page, world: World, code: string): Promise<Row> {
  const rows = await world.rows<Row>('work_schedules');
  const row = rows.find((one) => one.code === code);
  if (row === undefined) throw new Error(`no schedule ${code}`);
  await signIn(page, world.keys.full, 'Ana', `/schedules/${row.id}`);
  await page.getByRole('link', { name: '¿Y si…? Probar cambios' }).click();
  await expect(grid(page)).toBeVisible();
  return row;
}

test('M229: a copy is changed by keys, compared with the schedule, undone and kept as a draft; nothing is sent', async ({
  page,
  world,
}) => {
  test.slow();
  await openCopy(page, world, 'MEDIO');
  await expect(main(page)).toContainText('El horario no cambia y nada de aquí se envía');
  await expect(main(page)).toContainText('La copia es igual al horario.');
  const monday = cell(page, 'lunes 14:00–18:00, sin pausa');
  await reach(page, monday);
  await page.keyboard.press('Control+ArrowRight');
  await expect(cell(page, 'lunes 14:15–18:15, sin pausa')).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+ArrowDown');
  await expect(cell(page, 'martes 14:15–18:45, sin pausa')).toBeFocused();
  await expect(figure(page, /^Advertencias/)).toContainText('+2');
  await expect(main(page)).toContainText('se traslapan');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'lunes 14:15–18:45, sin pausa')).toBeFocused();
  await expect(figure(page, /^Por semana/)).toContainText('+0:30 h');
  await expect(request(page).getByRole('row', { name: /^Lunes/ })).toContainText('14:15–18:45');
  await page.getByRole('button', { name: 'Rehacer' }).click();
  await expect(request(page).getByRole('row', { name: /^Martes/ })).toBeVisible();
  await expectAccessible(page);

  await expect(page).toHaveURL(/draft=/);
  await expect(main(page)).toContainText(/Guardado|guardado/);
  await page.reload();
  await expect(cell(page, 'martes 14:15–18:45, sin pausa')).toBeVisible();
  await page.goto('/drafts');
  await page.getByRole('link', { name: 'Medio tiempo, tardes' }).click();
  await expect(cell(page, 'martes 14:15–18:45, sin pausa')).toBeVisible();
  const sent = (await world.requests()).filter(({ method }) => method !== 'GET');
  expect(sent).toEqual([]);
});

test('M310: the week is read as a grid, what a key does is said, and the focus never leaves it', async ({
  page,
  world,
}) => {
  await openCopy(page, world, 'FARM-P');
  await expect(grid(page)).toHaveAccessibleDescription(/^Flechas: ir\. Ctrl \+ flechas: mover\./);
  await expect(grid(page)).toMatchAriaSnapshot(`
    - grid "Semana de prueba":
      - row /^Lunes 8:00 h/:
        - rowheader "Lunes 8:00 h"
        - gridcell "lunes 07:00–11:00, sin pausa" [selected]
        - gridcell "lunes 15:00–19:00, sin pausa"
      - row /^Domingo 0:00 h/:
        - rowheader "Domingo 0:00 h"
        - gridcell "Sin turnos"
  `);
  const said = (words: string) => page.getByRole('status').filter({ hasText: words });
  await cell(page, 'lunes 07:00–11:00, sin pausa').focus();
  await page.keyboard.press('End');
  await expect(cell(page, 'lunes 15:00–19:00, sin pausa')).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(
    grid(page)
      .getByRole('row', { name: /^Domingo/ })
      .getByRole('gridcell'),
  ).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+Shift+ArrowRight');
  await expect(cell(page, 'lunes 07:15–11:00, sin pausa')).toBeFocused();
  await expect(said('lunes 07:15–11:00, sin pausa. Advertencias: 0.')).toBeAttached();
  await page.keyboard.press('Delete');
  await expect(said('Turno quitado. Advertencias: 0.')).toBeAttached();
  await expect(cell(page, 'lunes 15:00–19:00, sin pausa')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Quitar turno' }).press('Enter');
  await expect(
    grid(page)
      .getByRole('row', { name: /^Lunes/ })
      .getByRole('gridcell'),
  ).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(said('Deshecho: lunes 15:00–19:00, sin pausa. Advertencias: 0.')).toBeAttached();
  await expect(cell(page, 'lunes 15:00–19:00, sin pausa')).toBeFocused();
  const undo = page.getByRole('button', { name: 'Deshacer' });
  await undo.press('Enter');
  await undo.press('Enter');
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
});

test('a day is copied, a week begun from a template, and exact times typed in fields', async ({
  page,
  world,
}) => {
  await openCopy(page, world, 'MEDIO');
  await cell(page, 'lunes 14:00–18:00, sin pausa').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('22');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'lunes 22:00–18:00 +1, sin pausa')).toBeVisible();
  await page.getByLabel('Hasta las').fill('6');
  await page.getByLabel('Hasta las').press('Enter');
  await expect(cell(page, 'lunes 22:00–06:00 +1, sin pausa')).toBeVisible();
  await expect(figure(page, /^De noche/)).toContainText('8:00 h (33 %)');
  await page.getByLabel('Copiar el lunes a').selectOption('Toda la semana');
  await expect(figure(page, /^Por semana/)).toContainText('56:00 h');
  await expect(main(page)).toContainText('hay turnos los siete días');
  await page.getByLabel('Empezar por').selectOption('Oficina, con sábado');
  await expect(figure(page, /^Por semana/)).toContainText('44:00 h');
  await expect(main(page)).toContainText('Sin advertencias en la copia.');
  await cell(page, 'sábado 08:00–12:00, sin pausa').focus();
  await page.keyboard.press('Delete');
  await expect(figure(page, /^Por semana/)).toContainText('40:00 h');
});

for (const width of [768, 1440]) {
  test(`at ${width} pixels a shift that begins late says its times once`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height: 1024 });
    await openCopy(page, world, 'CEDIS-N');
    const times = grid(page)
      .getByRole('row', { name: /^Lunes/ })
      .getByText('22:00–05:00 +1', { exact: true });
    await expect(times.filter({ visible: true })).toHaveCount(1);
  });
}

test('groups are a number of people and a wage: what they cost is compared', async ({
  page,
  world,
}) => {
  await openCopy(page, world, 'MEDIO');
  await page.getByLabel('Personas').fill('10');
  await page.getByLabel('Salario por hora').fill('1.60');
  await expect(main(page)).toContainText('Menos que el mínimo, $1.68.');
  await page.getByLabel('Salario por hora').fill('2');
  await expect(figure(page, /^Grupo 1: 10 personas/)).toContainText('$400.00');
  await page.getByLabel('Empezar por').selectOption('Noches, cinco días');
  await expect(figure(page, /^Grupo 1: 10 personas/)).toContainText('$875.00');
  await expect(figure(page, /^Grupo 1: 10 personas/)).toContainText('+$475.00');
});

test('a holiday is paid by its surcharge in both weeks, undone like a shift and kept with the draft', async ({
  page,
  world,
}) => {
  await openCopy(page, world, 'MEDIO');
  await page.getByLabel('Personas').fill('10');
  await page.getByLabel('Salario por hora').fill('2');
  const wednesday = page
    .getByRole('group', { name: 'Asuetos de la semana' })
    .getByRole('checkbox', { name: 'Miércoles' });
  await wednesday.focus();
  await page.keyboard.press('Space');
  await expect(grid(page).getByRole('row', { name: /^Miércoles 4:00 h Asueto/ })).toBeVisible();
  await expect(main(page)).toContainText('Ese día se paga × 2, y lo extra × 4 (art. 192).');
  await expect(figure(page, /^Grupo 1: 10 personas a \$2.00 la hora/)).toContainText(
    '$480.00$480.00$0.00',
  );
  await expect(figure(page, /^Grupo 1: en recargos/)).toContainText('$80.00$80.00$0.00');
  await page.getByText('De dónde sale el costo').click();
  const line = page.getByRole('row', { name: /^Ordinaria diurna, en asueto/ });
  await expect(line).toContainText('4:00 h1 × 2 = 2Art. 161, 192$16.00');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(wednesday).not.toBeChecked();
  await page.getByRole('button', { name: 'Rehacer' }).click();
  await expect(wednesday).toBeChecked();
  await cell(page, 'miércoles 14:00–18:00, sin pausa').focus();
  await page.keyboard.press('Delete');
  await expect(figure(page, /^Grupo 1: en recargos/)).toContainText('$80.00$0.00−$80.00');
  await expect(main(page)).toContainText(/Guardado|guardado/);
  await page.reload();
  await expect(wednesday).toBeChecked();
  await expect(figure(page, /^Grupo 1: en recargos/)).toContainText('−$80.00');
});

test('it leaves as paper, JSON or CSV: what changes, day by day', async ({ page, world }) => {
  const { id } = await openCopy(page, world, 'MEDIO');
  await expect(page.getByRole('button', { name: 'JSON' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Lunes' }).check();
  await cell(page, 'lunes 14:00–18:00, sin pausa').focus();
  await page.keyboard.press('Delete');
  const file = async (name: string) => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^solicitud-cambio-horario-\d{4}-\d\d-\d\d\./);
    return readFile(await download.path(), 'utf8');
  };
  expect(JSON.parse(await file('JSON'))).toMatchObject({
    kind: 'work-schedule-change-request',
    schedule: { id, code: 'MEDIO' },
    changed_days: [1],
    holidays: [1],
    before: { weekly_minutes: 1200, our_count: { weekly_minutes: 1200 } },
    after: { our_count: { weekly_minutes: 960 } },
  });
  expect(await file('CSV')).toContain(
    '"Lunes","14:00–18:00 (sin pausa)","Sin turnos",240,240,0,"sí",""',
  );
  await page.emulateMedia({ media: 'print' });
  await expect(request(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'JSON' })).toBeHidden();
  await expect(page.getByText('Con asueto: lunes.')).toBeVisible();
  await expect(page.getByText(/^Consulta de Ana para/)).toBeVisible();
});

test('a press that moves nothing changes nothing, at the end of a day neither', async ({
  page,
  world,
}) => {
  const { id } = await scheduleOf(world, 'MEDIO');
  await say(world, id, { shifts: [shift(1, '16:00-24:00'), shift(2, '08:00-08:10')] });
  await openCopy(page, world, 'MEDIO');
  const [late, short] = [
    cell(page, 'lunes 16:00–24:00, sin pausa'),
    cell(page, 'martes 08:00–08:10, sin pausa'),
  ];
  const ends = async (shift: Locator) => (await shift.boundingBox())?.width ?? 0;
  await late.click();
  await late.click({ position: { x: (await ends(late)) - 2, y: 20 } });
  await short.click();
  await expect(short).toBeFocused();
  await expect(late).toBeVisible();
  await expect(main(page)).toContainText('La copia es igual al horario.');
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeDisabled();
});

test('what the service did not tell of a schedule is said above the figures, on paper and in the file', async ({
  page,
  world,
}) => {
  const { id } = await scheduleOf(world, 'MEDIO');
  const shifts = [shift(1, '08:00-12:00', { break_minutes: null }), shift(2, '08:00-12:00'), 'x'];
  await say(world, id, { shifts });
  await openCopy(page, world, 'MEDIO');
  const notice = page.getByRole('status').filter({ hasText: 'Falta aquí 1 turno' });
  await expect(notice).toContainText('1 turno no informa su pausa: se cuenta sin ella.');
  await cell(page, 'martes 08:00–12:00, sin pausa').focus();
  await page.keyboard.press('Delete');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'JSON' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ shifts_missing: 1, breaks_taken_as_none: 1 });
  await expect(main(page)).toContainText(/Guardado|guardado/);
  await page.reload();
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(notice).toBeVisible();
});

test('on a phone the times stand beside blocks that have no room for them', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCopy(page, world, 'MEDIO');
  const monday = grid(page).getByRole('row', { name: /^Lunes/ });
  const times = (text: string) => monday.getByText(text).filter({ visible: true });
  await expect(times('14:00–18:00')).toHaveCount(1);
  await reach(page, cell(page, 'lunes 14:00–18:00, sin pausa'));
  await page.keyboard.press('Shift+ArrowRight');
  await expect(times('14:00–18:15')).toHaveCount(1);
  await expectNoOverflow(page);
});

test.describe('by touch at 768 px', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true });

  test('a finger moves a shift and pulls its end; the page stays where it is, and nothing is small', async ({
    page,
    world,
  }) => {
    test.slow();
    await openCopy(page, world, 'MEDIO');
    const scrolled = () => page.evaluate(() => scrollY);
    await cell(page, 'viernes 14:00–18:00, sin pausa').scrollIntoViewIfNeeded();
    const before = await scrolled();
    const targets = main(page)
      .getByRole('button', { name: /^(Deshacer|Agregar|Quitar|JSON)/ })
      .or(grid(page).getByRole('gridcell', { name: /–/ }))
      .or(main(page).getByRole('combobox'))
      .or(main(page).getByRole('textbox'));
    for (const target of await targets.all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const finger = await page.context().newCDPSession(page);
    const drag = async (name: string, share: number, hours: number, days: number) => {
      const shift = cell(page, name);
      await shift.scrollIntoViewIfNeeded();
      const box = await shift.boundingBox();
      if (box === null) throw new Error(`${name} is not drawn`);
      const hour = box.width / 4;
      const from = { x: box.x + box.width * share, y: box.y + box.height / 2 };
      const to = { x: from.x + hours * hour, y: from.y + days * 57 };
      const point = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: object[]) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: at as { x: number; y: number }[],
        });
      await point('touchStart', [from]);
      await point('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
      await point('touchMove', [to]);
      await point('touchEnd', []);
    };
    await drag('lunes 14:00–18:00, sin pausa', 0.5, -2, 1);
    await expect(cell(page, 'martes 12:00–16:00, sin pausa')).toBeVisible();
    expect(await scrolled()).toBe(before);
    await drag('martes 12:00–16:00, sin pausa', 0.5, 0, -1);
    await expect(cell(page, 'lunes 12:00–16:00, sin pausa')).toBeVisible();
    await drag('lunes 12:00–16:00, sin pausa', 0.97, 2, 0);
    await expect(cell(page, 'lunes 12:00–18:00, sin pausa')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
});
