import { expect } from '@playwright/test';
import { signIn } from './support/actions';
import { expectAccessible } from './support/axe';
import { field } from './support/controls';
import { draftInAddress, notice, savedLine, untilSaved } from './support/drafts';
import {
  expectTyped,
  openEntryTypes,
  path,
  receipt,
  reviewAndSend,
  typed,
  typeEntryType,
} from './support/entry-types';
import { test } from './support/fixtures';

test.use({ worldOptions: { empty: true } });

const draftsTable = { name: 'Borradores' };

test('leaving asks only for what would be lost', async ({
  page,
  world,
  context,
  expectConnectionLoss,
}) => {
  expectConnectionLoss();
  await openEntryTypes(page, world);
  await field(page, 'Nombre').fill('Guardado');
  await page.getByRole('link', { name: 'Ayuda' }).click();
  await expect(page).toHaveURL(/\/help$/);
  await page.goBack();
  await expect(field(page, 'Nombre')).toHaveValue('Guardado');
  await context.setOffline(true);
  await field(page, 'Nombre').fill('Guardado a medias');
  await expect(notice(page, /Sin guardar desde \d\d:\d\d/)).toBeVisible();
  await page.getByRole('link', { name: 'Ayuda' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Salir sin enviar?' });
  await dialog.getByRole('button', { name: 'Quedarse aquí' }).click();
  await context.setOffline(false);
  await expect(savedLine(page)).toBeVisible();
  await page.getByRole('link', { name: 'Ayuda' }).click();
  await expect(page).toHaveURL(/\/help$/);
});

test.describe('two tabs on one draft', () => {
  test('know of each other, and the other follows what is newer', async ({
    page,
    world,
    context,
  }) => {
    await openEntryTypes(page, world);
    await untilSaved(page, () => typeEntryType(page));
    const other = await context.newPage();
    await other.goto(page.url());
    await expectTyped(other);
    await expect(notice(other, 'también está abierto en otra ventana')).toBeVisible();
    await expect(notice(page, 'también está abierto en otra ventana')).toBeVisible();
    await untilSaved(other, () => field(other, 'Nombre').fill('Desde la otra'));
    const told = notice(page, 'Este borrador se cambió en otra ventana');
    await expect(told).toBeVisible();
    await expectTyped(page);
    await told.getByRole('button', { name: 'Ver lo más reciente' }).click();
    await expect(field(page, 'Nombre')).toHaveValue('Desde la otra');
    expect(draftInAddress(page)).toBe(draftInAddress(other));
  });

  test('or goes on with its own, which is kept apart', async ({ page, world, context }) => {
    await openEntryTypes(page, world);
    await untilSaved(page, () => typeEntryType(page));
    const first = draftInAddress(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await expectTyped(other);
    await untilSaved(other, () => field(other, 'Nombre').fill('Desde la otra'));
    await expect(notice(page, 'Este borrador se cambió en otra ventana')).toBeVisible();
    await untilSaved(page, () => field(page, 'Nombre').fill('Desde aquí'));
    await expect(notice(page, 'Lo que está aquí se guarda aparte')).toBeVisible();
    expect(draftInAddress(page)).not.toBe(first);
    await page.reload();
    await expect(field(page, 'Nombre')).toHaveValue('Desde aquí');
    await other.reload();
    await expect(field(other, 'Nombre')).toHaveValue('Desde la otra');
  });
});

test('a draft ends when what it held is stored, and not before', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(422);
  await world.add('entry_types', [{ code: 'DIARIO', name: 'Otro', prefix: 'O' }]);
  await openEntryTypes(page, world);
  await typeEntryType(page);
  await reviewAndSend(page);
  await expect(page.getByText('lo más probable es que ya esté en uso')).toBeVisible();
  expect(draftInAddress(page)).not.toBe('');
  await field(page, 'Código').fill('DIARIO2');
  await reviewAndSend(page, 'DIARIO2');
  await expect(receipt(page, 'DIARIO2')).toBeVisible();
  await expect.poll(() => draftInAddress(page)).toBe('');
  await page.getByRole('link', { name: 'Borradores' }).click();
  await expect(page.getByText('No hay borradores')).toBeVisible();
});

test('the tab goes while the service answers: the draft is gone all the same', async ({
  page,
  world,
  context,
  expectHttpStatus,
}) => {
  expectHttpStatus(404);
  await openEntryTypes(page, world);
  await typeEntryType(page);
  await world.fail({ kind: 'slow', ms: 1_500, method: 'POST', path });
  await reviewAndSend(page);
  await expect
    .poll(async () => (await world.requests()).some((one) => one.method === 'POST'))
    .toBe(true);
  const url = page.url();
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto('/drafts');
  await expect(async () => {
    await again.getByRole('button', { name: 'Actualizar' }).click();
    await expect(again.getByText('No hay borradores')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await again.goto(url);
  await expect(notice(again, 'Ese borrador no está entre los suyos')).toBeVisible();
  await expect(field(again, 'Código')).toHaveValue('');
});

test('the list: what, how old, opened, discarded and put back, by keyboard', async ({
  page,
  world,
}) => {
  await openEntryTypes(page, world);
  await untilSaved(page, () => typeEntryType(page));
  await page.goto('/entry-types');
  await expect(notice(page, 'Tiene un borrador de este formulario')).toBeVisible();
  await untilSaved(page, () => field(page, 'Nombre').fill('El segundo'));
  await page.getByRole('link', { name: 'Borradores' }).click();
  const rows = page.getByRole('table', draftsTable).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText('El segundo');
  await expect(rows.nth(2)).toContainText('DIARIO · Diario general');
  await expect(rows.nth(2)).toContainText('hace menos de un minuto');
  await expect(page.getByText(/Lo que .Ana. escribió para/)).toBeVisible();
  await expectAccessible(page);
  await rows
    .nth(1)
    .getByRole('button', { name: /Descartar .El segundo/ })
    .press('Enter');
  await expect(rows).toHaveCount(2);
  // The focus goes to the row in its place, and from the last one to what brings it back.
  const last = rows.nth(1).getByRole('button', { name: /Descartar .DIARIO/ });
  await expect(last).toBeFocused();
  await page.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1).getByRole('link')).toBeFocused();
  await rows
    .nth(1)
    .getByRole('button', { name: /Descartar/ })
    .press('Enter');
  await expect(last).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No hay borradores')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Continuar .DIARIO/ }).press('Enter');
  await expectTyped(page);
});

test('discarding in the form is undone', async ({ page, world }) => {
  await openEntryTypes(page, world);
  await untilSaved(page, () => typeEntryType(page));
  await page.getByRole('button', { name: 'Descartar borrador' }).click();
  await expect(field(page, 'Código')).toHaveValue('');
  await expect.poll(() => draftInAddress(page)).toBe('');
  await notice(page, 'Se descartó el borrador').getByRole('button', { name: 'Deshacer' }).click();
  await expectTyped(page);
  await expect(savedLine(page)).toBeVisible();
  await page.reload();
  await expectTyped(page);
});

test('a draft of another person cannot be opened by its link', async ({
  page,
  world,
  browser,
  expectHttpStatus,
}) => {
  expectHttpStatus(404);
  await openEntryTypes(page, world);
  await untilSaved(page, () => typeEntryType(page));
  const url = page.url();
  const elsewhere = await browser.newContext();
  const berta = await elsewhere.newPage();
  await signIn(berta, world.keys.full, 'Berta', new URL(url).pathname + new URL(url).search);
  await expect(notice(berta, 'Ese borrador no está entre los suyos')).toBeVisible();
  await expect(field(berta, 'Código')).toHaveValue('');
  await elsewhere.close();
});

test('in English', async ({ page, world }) => {
  await openEntryTypes(page, world);
  await untilSaved(page, () => field(page, 'Nombre').fill(typed.name));
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
  await page.getByRole('link', { name: 'Drafts' }).click();
  await expect(page.getByRole('table', { name: 'Drafts' })).toContainText('less than a minute ago');
});
