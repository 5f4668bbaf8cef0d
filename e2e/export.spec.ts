import { expect, type Page } from '@playwright/test';
import { openBatches, sendKey, signOut } from './support/actions';
import { expectAccessible } from './support/axe';
import { expectCovered, takeOver } from './support/cover';
import { expectCount } from './support/expectations';
import { fetchCsv, startCsv } from './support/exports';
import { test } from './support/fixtures';
import { expectSteps, ladderStep, lotsIn } from './support/ladder';
import { addLots } from './support/lots';
import type { World } from './support/world';

test.use({ worldOptions: { empty: true } });

const batches = '/inventory/batches';
const running = (page: Page) => page.getByRole('heading', { name: /^Exportando: Lotes · / });
const ready = (page: Page) => page.getByRole('heading', { name: /^Archivo listo: Lotes · / });

/** An export of two lots whose page the service never sends; the ladder has its counts by then, and waits for nothing. */
async function exportEndlessly(page: Page, world: World): Promise<void> {
  await addLots(world, lotsIn(5, 2));
  await openBatches(page, world);
  await expectCount(page, '2 de 2 lotes');
  await expectSteps(page, { 'Hasta 7 días': 2, 'Más de 60 días': 0 });
  await world.fail({ kind: 'hang', path: batches, times: null });
  await startCsv(page);
  await expect(running(page)).toBeVisible();
}

const linkTo = (page: Page, area: RegExp) =>
  page.getByRole('navigation', { name: 'Áreas' }).getByRole('link', { name: area });

test('a step is exported page by page, through a pause, and says how far it is', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(429);
  await addLots(world, [...lotsIn(3, 210), ...lotsIn(12, 230)]);
  await openBatches(page, world);
  // Where the step begins in the list is known from the counts alone: its link leads there once they are told.
  await expectSteps(page, { 'Hasta 7 días': 210, '8–15 días': 230 });
  await ladderStep(page, '8–15 días').getByRole('link').click();
  await expectCount(page, '200 de 230 lotes');
  const before = (await world.requests()).length;
  // The first page comes late and the second is refused once.
  await world.fail({ kind: 'slow', path: batches, query: { page: '2' }, ms: 1_500 });
  await world.fail({ kind: 'status-429', path: batches, query: { page: '3' } });
  await startCsv(page);
  await expect(running(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Exportación en espera: Lotes/ })).toBeVisible();
  await expect(page.getByText(/200 de 240 filas leídas; 190 para el archivo/)).toBeVisible();
  await expect(ready(page)).toBeVisible();
  await expect(page.getByText('230 filas, de 240 leídas.')).toBeVisible();
  const text = await fetchCsv(page);
  expect(text.match(/D12-/g)).toHaveLength(230);
  expect(text).not.toContain('D3-');
  const asked = (await world.requests())
    .slice(before)
    .filter(({ path, query }) => path.endsWith(batches) && query['per_page'] === '200');
  expect(asked.map(({ query, status }) => [query['page'], status])).toEqual([
    ['2', 200],
    ['3', 429],
    ['3', 200],
  ]);
});

test('an export goes on while the person works elsewhere, and its file is fetched there', async ({
  page,
  world,
}) => {
  await addLots(world, lotsIn(5, 210));
  await openBatches(page, world);
  await expect(page.getByRole('table')).toBeVisible();
  // Slow until it was left: how many other reads meet the delay is nobody's business.
  await world.fail({ kind: 'slow', path: batches, ms: 4_000, times: null });
  await startCsv(page);
  await linkTo(page, /^Productos/).click();
  await expect(page.getByRole('heading', { level: 1, name: /Productos/ })).toBeFocused();
  await expect(running(page)).toBeVisible();
  await page.getByRole('button', { name: 'Exportar' }).click();
  await expect(page.getByText(/Ya hay una exportación en curso/)).toBeVisible();
  await page.keyboard.press('Escape');
  await world.recover();
  await linkTo(page, /^Ayuda/).click();
  await expect(ready(page)).toBeVisible();
  await expectAccessible(page);
  expect((await fetchCsv(page)).match(/D5-/g)).toHaveLength(210);
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(ready(page)).toBeHidden();
});

test('closing the page asks first while an export runs, and not afterwards', async ({
  page,
  world,
}) => {
  await exportEndlessly(page, world);
  const asking = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asking;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('heading', { name: 'Exportación cancelada' })).toBeVisible();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
});

test('signing out ends an export without a question', async ({ page, world }) => {
  await exportEndlessly(page, world);
  await signOut(page);
});

test('a file made by one person is not there for the next', async ({
  page,
  world,
  context,
  expectHttpStatus,
}) => {
  expectHttpStatus(401);
  await addLots(world, lotsIn(5, 2));
  await openBatches(page, world);
  await startCsv(page);
  await expect(ready(page)).toBeVisible();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Actualizar' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Iniciar sesión en otra ventana' }).click();
  await sendKey(await opened, world.keys.full, 'Luis');
  await expectCovered(page, 'Luis');
  await takeOver(page, 'Luis');
  await expect(ready(page)).toBeHidden();
});
