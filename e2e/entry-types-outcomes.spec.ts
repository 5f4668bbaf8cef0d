import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { alertOf, field } from './support/controls';
import {
  arrivals,
  expectTyped,
  openEntryTypes,
  path,
  receipt,
  reviewAndSend,
  scope,
  typeEntryType,
} from './support/entry-types';
import { test } from './support/fixtures';

// The usual world already has the types everybody thinks of first.
test.use({ worldOptions: { empty: true } });

test('an answer that got lost is unknown: it cannot be changed, and a person says what they found', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(500);
  await openEntryTypes(page, world);
  await typeEntryType(page);
  await world.fail({ kind: 'status-500', method: 'POST', path, times: 1 });
  await reviewAndSend(page);
  const unknown = alertOf(page, 'No sabemos si se guardó');
  await expect(unknown).toBeFocused();
  await expect(unknown).toContainText('vea si el código ya está entre los tipos de partida');
  await expect(page.getByRole('button', { name: 'Reenviar lo mismo' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Revisar el tipo de partida' })).toHaveCount(0);
  await expectAccessible(page);
  await unknown.getByRole('button', { name: 'Anotar' }).click();
  await expect(unknown).toContainText('Elija qué encontró.');
  await unknown.getByRole('radio', { name: 'No existe: no se guardó' }).check();
  await unknown.getByRole('textbox', { name: 'Cómo lo comprobó' }).fill('Lo busqué en el sistema');
  await unknown.getByRole('button', { name: 'Anotar' }).click();
  await expect(page.getByRole('heading', { name: 'Comprobado: no se guardó' })).toBeVisible();
  await page.getByRole('button', { name: 'Corregir o enviar de nuevo' }).click();
  await expectTyped(page);
  await reviewAndSend(page);
  await expect(receipt(page)).toBeVisible();
  expect(await arrivals(world)).toBe(2);
});

test('pressed twice, it is sent once', async ({ page, world }) => {
  await openEntryTypes(page, world);
  await typeEntryType(page);
  await world.fail({ kind: 'slow', ms: 6_000, method: 'POST', path, times: 1 });
  await page.getByRole('button', { name: 'Revisar el tipo de partida' }).click();
  await page.getByRole('button', { name: 'Crear DIARIO' }).dblclick();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Enviando…' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'El servicio sigue procesando' })).toBeVisible();
  await expectAccessible(page);
  await expect(receipt(page)).toBeVisible({ timeout: 15_000 });
  expect(await arrivals(world)).toBe(1);
});

test('an equal one within a day is asked about, and sent only when it is another', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(409, 422);
  await openEntryTypes(page, world);
  await typeEntryType(page);
  await reviewAndSend(page);
  await expect(receipt(page)).toBeVisible();
  await page.getByRole('button', { name: 'Crear otro' }).click();
  await field(page, 'Código').fill('diario');
  await expect(page.getByText(/Ana.? ya creó DIARIO desde aquí/)).toBeVisible();
  await typeEntryType(page);
  await reviewAndSend(page);
  const similar = alertOf(page, '¿Es otro igual?');
  await expect(similar.getByRole('button', { name: 'No enviar' })).toBeFocused();
  await expectAccessible(page);
  expect(await arrivals(world)).toBe(1);
  await similar.getByRole('button', { name: 'No enviar' }).click();
  await expectTyped(page);
  await reviewAndSend(page);
  await similar.getByRole('button', { name: 'Sí, es otro: enviar' }).click();
  await expect(page.getByText('lo más probable es que ya esté en uso')).toBeVisible();
  expect(await arrivals(world)).toBe(2);
});

test('another one under a code that was sent is asked about, and not sent unless it is meant', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  test.slow();
  expectHttpStatus(409);
  await openEntryTypes(page, world);
  await typeEntryType(page);
  await reviewAndSend(page);
  await expect(receipt(page)).toBeVisible();
  await page.getByRole('button', { name: 'Crear otro' }).click();
  await typeEntryType(page, { name: 'Diario de caja', prefix: 'DC-' });
  await reviewAndSend(page);
  const similar = alertOf(page, '¿Es otro igual?');
  await expect(similar).toContainText('el mismo código');
  await similar.getByRole('button', { name: 'No enviar' }).click();
  expect(await arrivals(world)).toBe(1);
  await field(page, 'Código').fill('CAJA');
  await reviewAndSend(page, 'CAJA');
  await expect(receipt(page, 'CAJA')).toBeVisible();
});

test('without the permission it names it, and the form stays', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(403);
  const key = world.keys.scopes['products'] ?? '';
  await openEntryTypes(page, world, { key });
  await typeEntryType(page);
  await reviewAndSend(page);
  await expect(alertOf(page, 'Falta un permiso')).toContainText(scope);
  await expect(page.getByRole('button', { name: 'Copiar solicitud' })).toBeVisible();
  await expectTyped(page);
});
