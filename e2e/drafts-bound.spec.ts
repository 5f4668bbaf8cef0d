import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { alertOf, field } from './support/controls';
import { notice, untilSaved } from './support/drafts';
import { test } from './support/fixtures';
import {
  openNewProvider,
  providerReceipt,
  providersPath,
  sendProvider,
  typedProvider,
  typeProvider,
} from './support/providers';
import type { World } from './support/world';

test.use({ worldOptions: { empty: true } });

/** Sends a supplier that is stored, and whose answer nobody hears. */
async function loseAnswer(page: Page, world: World): Promise<void> {
  await openNewProvider(page, world);
  await untilSaved(page, () => typeProvider(page));
  await world.fail({
    kind: 'status-500',
    when: 'after',
    method: 'POST',
    path: providersPath,
    times: 1,
  });
  await sendProvider(page);
  await expect(alertOf(page, 'No sabemos si se guardó')).toBeVisible();
}

const stored = async (world: World) => (await world.rows('providers')).length;

test('what was sent without an answer is there after a reload, and not a form to be sent again', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(500);
  await loseAnswer(page, world);
  await page.reload();
  const unknown = alertOf(page, 'No sabemos si se guardó');
  await expect(unknown).toBeVisible();
  await expect(field(page, 'Teléfono')).toBeHidden();
  await expectAccessible(page);
  await unknown.getByRole('radio', { name: 'No existe: no se guardó' }).check();
  await unknown.getByRole('textbox', { name: 'Cómo lo comprobó' }).fill('Lo busqué');
  await unknown.getByRole('button', { name: 'Anotar' }).click();
  await page.getByRole('button', { name: 'Corregir o enviar de nuevo' }).click();
  await expect(field(page, 'Nombre comercial')).toHaveValue(typedProvider['Nombre comercial']);
});

test('the same person finds it on another computer, and whoever types it anew is asked', async ({
  page,
  world,
  browser,
  baseURL,
  expectHttpStatus,
}) => {
  expectHttpStatus(500, 409);
  await loseAnswer(page, world);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await openNewProvider(other, world);
  await other.getByRole('link', { name: 'Ver borradores' }).click();
  await expect(other.getByText('Enviado, sin saber si se guardó')).toBeVisible();
  await other.getByRole('link', { name: 'La Ceiba' }).click();
  await expect(alertOf(other, 'No sabemos si se guardó')).toBeVisible();
  await elsewhere.close();

  await page.goto('/providers/new');
  await typeProvider(page, { ...typedProvider, Teléfono: '+503 2222-0000' });
  await sendProvider(page);
  const similar = alertOf(page, '¿Es otro igual?');
  await expect(similar).toContainText('el mismo NIT');
  expect(await stored(world)).toBe(1);
  await similar.getByRole('button', { name: 'Sí, es otro: enviar' }).click();
  await expect(providerReceipt(page)).toBeVisible();
});

test('a newer version saved on another computer stays when this one is sent, and that is told', async ({
  page,
  world,
  browser,
  baseURL,
  expectHttpStatus,
}) => {
  expectHttpStatus(409);
  await openNewProvider(page, world);
  await untilSaved(page, () => typeProvider(page));
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await openNewProvider(other, world);
  await other.getByRole('link', { name: /^Continuar/ }).click();
  await expect(field(other, 'Teléfono')).toHaveValue(typedProvider.Teléfono);
  await untilSaved(other, () => field(other, 'Teléfono').fill('+503 2222-0000'));
  await elsewhere.close();

  await sendProvider(page);
  await expect(providerReceipt(page)).toBeVisible();
  await expect(notice(page, 'Esa versión no se envió y sigue en Borradores')).toBeVisible();
  await page.getByRole('link', { name: 'Ver borradores' }).click();
  await expect(page.getByText('Una versión anterior ya se guardó')).toBeVisible();
});
