import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { openEntryTypes, path, receipt, reviewAndSend, typeEntryType } from './support/entry-types';
import { expectCount, expectRow } from './support/expectations';
import { exportedCsv } from './support/exports';
import { test } from './support/fixtures';
import type { World } from './support/world';

test.use({ worldOptions: { empty: true } });

async function create(page: Page, code: string): Promise<void> {
  await typeEntryType(page, { code });
  await reviewAndSend(page, code);
  await expect(receipt(page, code)).toBeVisible();
  await page.getByRole('button', { name: 'Crear otro' }).click();
}

async function loseAnswer(page: Page, world: World, code: string): Promise<void> {
  await typeEntryType(page, { code });
  await world.fail({ kind: 'status-500', method: 'POST', path, times: 1 });
  await reviewAndSend(page, code);
  await expect(page.getByRole('heading', { name: 'No sabemos si se guardó' })).toBeVisible();
}

const journalLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Áreas' }).getByRole('link', { name: 'Bitácora' });

async function openJournal(page: Page): Promise<void> {
  await journalLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bitácora' })).toBeVisible();
}

test.describe('the journal', () => {
  test('tells who sent what, when, and what came of it', async ({
    page,
    world,
    expectHttpStatus,
  }) => {
    expectHttpStatus(500);
    await openEntryTypes(page, world);
    await create(page, 'UNO');
    await loseAnswer(page, world, 'DOS');
    await openJournal(page);
    const table = page.getByRole('table');
    await expectRow(table, {
      'Qué se envió': 'Crear tipo de partida · UNO',
      Resultado: 'guardado',
      Quién: 'Ana',
      Sucursal: 'toda la empresa',
    });
    await expectRow(table, {
      'Qué se envió': 'Crear tipo de partida · DOS',
      Resultado: 'sin confirmar',
    });
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'Solo sin confirmar' }).click();
    await expect(page).toHaveURL(/unresolved=true/);
    await expectCount(page, '1 de 1 envío');
    await page.goBack();
    await expectCount(page, '2 de 2 envíos');
    await page.getByRole('combobox', { name: 'Resultado' }).selectOption('applied');
    await expect(page).toHaveURL(/outcome=applied/);
    await expectCount(page, '1 de 1 envío');
    await page.getByRole('combobox', { name: 'Resultado' }).selectOption('rejected');
    await expect(
      page.getByRole('heading', { name: 'Ningún envío con estos filtros' }),
    ).toBeVisible();
  });

  test('is empty until something is sent, and reads a hand-edited address', async ({
    page,
    world,
  }) => {
    await openEntryTypes(page, world);
    await page.goto('/attempts?outcome=paid&page=0&unresolved=yes');
    await expect(
      page.getByRole('heading', { name: 'Todavía no se ha enviado nada' }),
    ).toBeVisible();
    await expect(page.getByText('El enlace traía valores no válidos')).toContainText(
      'se quitó el filtro «Resultado»',
    );
    await expect(page).toHaveURL(/\/attempts$/);
  });
});

test.describe('one attempt', () => {
  test('keeps the bytes, each sending and the answer, by keyboard from the list', async ({
    page,
    world,
  }) => {
    await openEntryTypes(page, world);
    await create(page, 'UNO');
    await openJournal(page);
    await page.getByRole('table').getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Crear tipo de partida · UNO' }),
    ).toBeFocused();
    await expect(page.getByText(/Envío 1/)).toBeVisible();
    await page.getByText('Texto exacto del envío').click();
    const sent = (await world.requests()).find(({ method }) => method === 'POST');
    await expect(page.locator('pre').first()).toHaveText(sent?.body ?? '');
    await expectAccessible(page);
  });

  test('whose outcome is unknown stands on every screen until somebody settles it', async ({
    page,
    world,
    expectHttpStatus,
  }) => {
    expectHttpStatus(500);
    await openEntryTypes(page, world);
    await loseAnswer(page, world, 'DOS');
    await openJournal(page);
    await page.getByRole('table').getByRole('link', { name: /DOS/ }).click();
    const panel = page.getByRole('alert').filter({ hasText: 'No sabemos si se guardó' });
    await expect(panel).toContainText('Por eso no se puede cambiar ni reenviar');
    await expectAccessible(page);
    await panel.getByRole('radio', { name: 'Sí existe: se guardó' }).check();
    await panel.getByRole('textbox', { name: 'Cómo lo comprobó' }).fill('Está en la lista');
    await panel.getByRole('button', { name: 'Anotar' }).click();
    await expect(page.getByRole('heading', { name: 'Comprobado: sí se guardó' })).toBeVisible();
    await expect(page.getByText('Está en la lista')).toBeVisible();
    await openJournal(page);
    await expectRow(page.getByRole('table'), { Resultado: 'comprobado: existe' });
    const outcome = page.getByRole('combobox', { name: 'Resultado' });
    await outcome.selectOption('sin confirmar');
    await expect(
      page.getByRole('heading', { name: 'Ningún envío con estos filtros' }),
    ).toBeVisible();
    await outcome.selectOption('comprobado');
    await expectCount(page, '1 de 1 envío');
    await expectRow(page.getByRole('table'), { Resultado: 'comprobado: existe' });
    expect(await exportedCsv(page)).toContain('Resultado: comprobado');
  });

  test('that a refusal stopped may be sent again from here', async ({
    page,
    world,
    expectHttpStatus,
  }) => {
    expectHttpStatus(403);
    await openEntryTypes(page, world);
    await typeEntryType(page, { code: 'TRES' });
    await world.fail({ kind: 'status-403', method: 'POST', path, times: 1 });
    await reviewAndSend(page, 'TRES');
    await expect(page.getByRole('heading', { name: 'Falta un permiso' })).toBeVisible();
    await journalLink(page).click();
    await page.getByRole('table').getByRole('link', { name: /TRES/ }).click();
    await page.getByRole('button', { name: 'Reenviar lo mismo' }).click();
    await expect(page.getByText('Envío 2')).toBeVisible();
    await expect(page.getByText('Guardado en el servicio')).toBeVisible();
    expect(await world.rows('entry_types')).toHaveLength(1);
  });

  test('of which an equal one was stored meanwhile asks before it is sent again', async ({
    page,
    world,
    context,
    expectHttpStatus,
  }) => {
    expectHttpStatus(403, 409);
    await openEntryTypes(page, world);
    await typeEntryType(page, { code: 'CUATRO' });
    await world.fail({ kind: 'status-403', method: 'POST', path, times: 1 });
    await reviewAndSend(page, 'CUATRO');
    await expect(page.getByRole('heading', { name: 'Falta un permiso' })).toBeVisible();
    const second = await context.newPage();
    await second.goto('/entry-types');
    await create(second, 'CUATRO');
    await journalLink(page).click();
    const refused = page.getByRole('row').filter({ hasText: 'no aceptado' });
    await refused.getByRole('link', { name: /CUATRO/ }).click();
    const resend = page.getByRole('button', { name: 'Reenviar lo mismo' });
    await resend.click();
    const asked = page.getByRole('alert').filter({ hasText: '¿Es otro igual?' });
    await expect(asked).toContainText('Ana');
    await expect(asked.getByRole('button', { name: 'No enviar' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(asked).toBeHidden();
    await expect(page.getByText('Envío 2')).toBeHidden();
    // The service would refuse the code of the first.
    await world.clear('entry_types');
    await resend.click();
    await asked.getByRole('button', { name: 'Sí, es otro: enviar' }).click();
    await expect(page.getByText('Guardado en el servicio')).toBeVisible();
    await expect(page.getByText('Envío 2')).toBeVisible();
    expect(await world.rows('entry_types')).toHaveLength(1);
  });

  test('that does not exist or has no such id says so', async ({
    page,
    world,
    expectHttpStatus,
  }) => {
    expectHttpStatus(404);
    await openEntryTypes(page, world);
    await page.goto('/attempts/nonsense');
    await expect(
      page.getByRole('heading', { name: 'Esto no es un identificador válido' }),
    ).toBeVisible();
    await page.goto('/attempts/3f2504e0-4f89-41d3-9a0c-0305e82c3301');
    await expect(page.getByRole('heading', { name: 'No se encontró' })).toBeVisible();
  });
});
