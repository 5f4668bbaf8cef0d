import { expect } from '@playwright/test';
import { sendKey } from './support/actions';
import { expectAccessible } from './support/axe';
import { alertOf, field } from './support/controls';
import {
  arrivals,
  expectTyped,
  openEntryTypes,
  path,
  receipt,
  reviewAndSend,
  typed,
  typeEntryType,
} from './support/entry-types';
import { savedLine } from './support/drafts';
import { test } from './support/fixtures';
import { readOn } from './support/keyboard';
import { expectNoOverflow } from './support/overflow';
import type { Fault } from './support/world';

// The usual world already has the types everybody thinks of first.
test.use({ worldOptions: { empty: true } });

test('limit entry-type requiresApproval isActive M82, M86, M88, M89, M90, M91, M299: is created by keyboard alone, and the receipt is the stored record', async ({
  page,
  world,
}) => {
  await openEntryTypes(page, world);
  await expect(page.getByText('Si el código fue de un tipo borrado')).toBeVisible();
  await field(page, 'Código').focus();
  await page.keyboard.type('diario');
  await expect(field(page, 'Código')).toHaveValue('DIARIO');
  await page.keyboard.press('Tab');
  await page.keyboard.type('DG-');
  await expect(page.getByText(/Los números de las partidas empezarán así: .DG-.…/)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Diario general');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Volver a los datos' })).toBeFocused();
  await expectAccessible(page);
  expect(await arrivals(world)).toBe(0);
  await readOn(page);
  await page.keyboard.press('Control+Enter');
  await expect(receipt(page)).toBeFocused();
  await expect(receipt(page)).toContainText('Diario general');
  await expect(receipt(page)).toContainText('sus partidas no la requieren');
  await expect(receipt(page)).toContainText('Ana');
  await expectAccessible(page);
  expect(await world.rows('entry_types')).toMatchObject([
    { code: 'DIARIO', name: 'Diario general', prefix: 'DG-', description: null },
  ]);
  const created = page.getByRole('table', { name: 'Creados desde aquí' });
  await expect(created.getByRole('link', { name: 'DIARIO' })).toBeVisible();
  await page.getByRole('button', { name: 'Crear otro' }).click();
  await expect(field(page, 'Código')).toBeFocused();
  await expect(field(page, 'Código')).toHaveValue('');
});

test('one step back from the review are the fields, and another leaves them', async ({
  page,
  world,
}) => {
  await openEntryTypes(page, world);
  const menu = page.getByRole('navigation', { name: 'Áreas' });
  await menu.getByRole('link', { name: 'Inicio' }).click();
  await menu.getByRole('link', { name: 'Tipos de partida' }).click();
  await typeEntryType(page);
  await page.getByRole('button', { name: 'Revisar el tipo de partida' }).click();
  await expect(page.getByRole('button', { name: 'Volver a los datos' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Revisar el tipo de partida' })).toBeFocused();
  await expectTyped(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('so it is in a page opened by its address, and a reload comes back to the fields', async ({
  page,
  world,
}) => {
  await openEntryTypes(page, world);
  await page.goto('/help');
  await page.goto('/entry-types');
  await typeEntryType(page);
  await expect(savedLine(page)).toBeVisible();
  const review = page.getByRole('button', { name: 'Revisar el tipo de partida' });
  await review.click();
  await expect(page.getByRole('button', { name: 'Volver a los datos' })).toBeFocused();
  await page.goBack();
  await expect(review).toBeFocused();
  await expectTyped(page);
  await review.click();
  await expect(page.getByRole('button', { name: 'Volver a los datos' })).toBeFocused();
  await page.reload();
  await expect(review).toBeVisible();
  await expectTyped(page);
  await page.goBack();
  await expect(page).toHaveURL('/help');
  expect(await arrivals(world)).toBe(0);
});

test('what the review shows is what arrives, byte for byte', async ({ page, world }) => {
  await openEntryTypes(page, world);
  await typeEntryType(page, { name: 'Año «nuevo» <b>{{7*7}} 🧾', description: 'uno\ndos "tres"' });
  await page.getByRole('button', { name: 'Revisar el tipo de partida' }).click();
  await page.getByText('Texto exacto del envío').click();
  const shown = await page.locator('pre').textContent();
  await page.getByRole('button', { name: 'Crear DIARIO' }).click();
  await expect(receipt(page)).toBeVisible();
  const sent = (await world.requests()).find(({ method }) => method === 'POST');
  expect(sent?.body).toBe(shown);
});

test('M83: says what is missing, in the order of the form, and goes there', async ({
  page,
  world,
}) => {
  await openEntryTypes(page, world);
  await page.getByRole('button', { name: 'Revisar el tipo de partida' }).click();
  const summary = alertOf(page, 'Hay 3 datos por corregir');
  await expect(summary.getByRole('listitem')).toHaveText([
    'Código: Este dato es obligatorio.',
    'Prefijo: Este dato es obligatorio.',
    'Nombre: Este dato es obligatorio.',
  ]);
  await expect(field(page, 'Código')).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole('button', { name: 'Nombre' }).click();
  await expect(field(page, 'Nombre')).toBeFocused();
  await field(page, 'Nombre').fill('n'.repeat(101));
  await expect(page.getByText('Sobra 1 carácter: el máximo es 100.').first()).toBeVisible();
});

test('M59, M84: a code says at once what it cannot hold, and offers the nearest one', async ({
  page,
  world,
}) => {
  await openEntryTypes(page, world);
  await field(page, 'Código').pressSequentially('Diario Gé');
  await expect(page.getByText('Solo letras sin tilde ni ñ')).toBeVisible();
  await page.getByRole('button', { name: 'Usar DIARIO_GE' }).click();
  await expect(field(page, 'Código')).toHaveValue('DIARIO_GE');
  await expect(page.getByText('Solo letras sin tilde ni ñ')).toBeHidden();
});

test.describe('nothing typed is lost, and nothing is stored,', () => {
  const stops: { fault: Fault; status: number; says: string }[] = [
    { fault: { kind: 'status-401' }, status: 401, says: 'El servicio rechazó la clave' },
    { fault: { kind: 'status-403' }, status: 403, says: 'Falta un permiso' },
    { fault: { kind: 'status-429' }, status: 429, says: 'El servicio pidió esperar' },
  ];
  for (const { fault, status, says } of stops) {
    test(`when the service answers ${status}; the same attempt goes on by hand`, async ({
      page,
      world,
      expectHttpStatus,
    }) => {
      expectHttpStatus(status);
      await openEntryTypes(page, world);
      await typeEntryType(page);
      await world.fail({ ...fault, method: 'POST', path, times: 1 });
      await reviewAndSend(page);
      await expect(alertOf(page, says)).toBeVisible();
      await expectTyped(page);
      expect(await world.rows('entry_types')).toEqual([]);
      await expectAccessible(page);
      await expect(async () => {
        await page.getByRole('button', { name: 'Reenviar lo mismo' }).click();
        await expect(receipt(page)).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 20_000 });
      expect(await world.rows('entry_types')).toHaveLength(1);
    });
  }

  test('M39: when the code is taken: the field says so until another one is typed', async ({
    page,
    world,
    expectHttpStatus,
  }) => {
    expectHttpStatus(422);
    await world.add('entry_types', [{ code: 'DIARIO', name: 'Otro', prefix: 'O' }]);
    await openEntryTypes(page, world);
    await typeEntryType(page);
    await reviewAndSend(page);
    await expect(alertOf(page, 'El servicio no aceptó los datos')).toBeVisible();
    await expect(field(page, 'Código')).toBeFocused();
    await expect(page.getByText('lo más probable es que ya esté en uso')).toBeVisible();
    await expectTyped(page);
    await expectAccessible(page);
    await field(page, 'Código').fill('DIARIO2');
    await expect(page.getByText('lo más probable es que ya esté en uso')).toBeHidden();
    await reviewAndSend(page, 'DIARIO2');
    await expect(receipt(page, 'DIARIO2')).toBeVisible();
  });

  test('when the session ends: the same attempt goes on after signing in elsewhere', async ({
    page,
    world,
    context,
    expectHttpStatus,
  }) => {
    // The record is asked first: an attempt that never arrived is not known there.
    expectHttpStatus(401, 404);
    await openEntryTypes(page, world);
    await typeEntryType(page);
    await page.getByRole('button', { name: 'Revisar el tipo de partida' }).click();
    await context.clearCookies();
    await page.getByRole('button', { name: 'Crear DIARIO' }).click();
    await expect(alertOf(page, 'No se envió nada')).toBeVisible();
    await expectTyped(page);
    expect(await arrivals(world)).toBe(0);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Iniciar sesión en otra ventana' }).click();
    await sendKey(await opened, world.keys.full, 'Ana');
    await expect(page.getByText('La sesión terminó. Inicie sesión')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Iniciar sesión en otra ventana' })).toBeHidden();
    await page.getByRole('button', { name: 'Reenviar lo mismo' }).click();
    await expect(receipt(page)).toBeVisible();
    expect(await arrivals(world)).toBe(1);
  });

  test('when somebody nearly leaves with what could not be kept, or loads the page again', async ({
    page,
    world,
    context,
    expectHttpStatus,
  }) => {
    expectHttpStatus(401);
    await openEntryTypes(page, world);
    await context.clearCookies();
    await typeEntryType(page);
    await expect(page.getByText('Sin guardar desde')).toBeVisible();
    await page.getByRole('link', { name: 'Ayuda' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Salir sin enviar?' });
    await expect(dialog.getByRole('button', { name: 'Quedarse aquí' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectTyped(page);
    const asked = page.waitForEvent('dialog');
    const reloading = page.evaluate(() => window.location.reload());
    const prompt = await asked;
    expect(prompt.type()).toBe('beforeunload');
    await prompt.dismiss();
    await reloading;
    await expectTyped(page);
    await page.getByRole('link', { name: 'Ayuda' }).click();
    await dialog.getByRole('button', { name: 'Salir y perder lo escrito' }).click();
    await expect(page).toHaveURL(/\/help$/);
  });
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the longest texts stay in their place, through form, review and receipt', async ({
    page,
    world,
  }) => {
    const long = { code: 'W'.repeat(20), prefix: 'W'.repeat(10), name: 'W'.repeat(100) };
    await openEntryTypes(page, world);
    await typeEntryType(page, { ...long, description: 'W'.repeat(1_000) });
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Revisar el tipo de partida' }).click();
    await page.getByText('Texto exacto del envío').click();
    await expectNoOverflow(page);
    await page.getByRole('button', { name: `Crear ${long.code}` }).click();
    await expect(receipt(page, long.code)).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
});

test('in English what was typed stays', async ({ page, world }) => {
  await openEntryTypes(page, world);
  await field(page, 'Código').fill('diario');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue(typed.code);
  await page.getByRole('button', { name: 'Review the entry type' }).click();
  await expect(alertOf(page, 'There are 2 fields to correct')).toBeVisible();
});
