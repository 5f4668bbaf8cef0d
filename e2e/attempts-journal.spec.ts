import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { appHeaders } from './support/app-headers';
import { expectAccessible } from './support/axe';
import { expectCount } from './support/expectations';
import { exportedCsv } from './support/exports';
import { test } from './support/fixtures';
import type { World } from './support/world';

test.use({ worldOptions: { empty: true } });

/** Attempts of Ana, sent with the session of the page. */
async function openJournal(page: Page, world: World, codes: readonly string[]): Promise<void> {
  await signIn(page, world.keys.full, 'Ana', '/attempts');
  for (const code of codes) {
    const sent = await page.request.post('/api/external/v1/accounting/entry-types', {
      headers: { ...(await appHeaders(page)), 'Attempt-Id': crypto.randomUUID() },
      data: { code, name: `Partida ${code} ñandú`, prefix: code },
    });
    expect(sent.status()).toBe(201);
  }
  await page.goto('/attempts');
  await expectCount(page, `${codes.length} de ${codes.length} envíos`);
}

async function moreFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Más filtros/ }).click();
}

test('is searched without regard to accents, from the address too', async ({ page, world }) => {
  await openJournal(page, world, ['UNO', 'DOS', 'TRES']);
  await page.getByRole('searchbox', { name: 'Buscar en la bitácora' }).fill('NANDU dos');
  await expectCount(page, '1 de 1 envío');
  await expect(page).toHaveURL(/q=NANDU\+dos/);
  await page.reload();
  await expectCount(page, '1 de 1 envío');
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Buscar en la bitácora' }).fill('nada así');
  await expect(page.getByRole('heading', { name: 'Ningún envío con estos filtros' })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expectCount(page, '3 de 3 envíos');
});

test('is searched by a number that the address never shows, and a reload and Back keep', async ({
  page,
  world,
}) => {
  await openJournal(page, world, ['UNO', '06142803']);
  const search = page.getByRole('searchbox', { name: 'Buscar en la bitácora' });
  await search.fill('06142803');
  await expectCount(page, '1 de 1 envío');
  await expect(page).toHaveURL(/\/attempts$/);
  await page.reload();
  await expect(search).toHaveValue('06142803');
  await expectCount(page, '1 de 1 envío');
  await page.getByRole('row').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/attempts\/[0-9a-f-]{36}$/);
  await page.goBack();
  await expect(search).toHaveValue('06142803');
  await expect(page).toHaveURL(/\/attempts$/);

  await page.getByRole('link', { name: 'Trasladar bitácora' }).click();
  const back = page.getByRole('link', { name: 'Ver la bitácora' });
  await expect(back).toHaveAttribute('href', '/attempts');
  await back.click();
  await expect(search).toHaveValue('06142803');
  await expect(page).toHaveURL(/\/attempts$/);
});

test('is narrowed by person, day and amount, and names nobody in the address', async ({
  page,
  world,
}) => {
  await openJournal(page, world, ['UNO', 'DOS']);
  await moreFilters(page);
  await page.getByRole('combobox', { name: 'Quién' }).selectOption('Ana');
  await expect(page).toHaveURL(/person=/);
  expect(decodeURIComponent(page.url())).not.toContain('Ana');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Monto exacto' }).fill('doce');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Escriba un monto')).toBeVisible();
  await page.getByRole('textbox', { name: 'Monto exacto' }).fill('1,234.50');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/amount=%221234\.50%22/);
  await expect(page.getByRole('heading', { name: 'Ningún envío con estos filtros' })).toBeVisible();
  await page.goto('/attempts?from=2020-01-01&to=2020-12-31');
  await expect(page.getByRole('heading', { name: 'Ningún envío con estos filtros' })).toBeVisible();
  await page.goto('/attempts?from=2020-12-31&to=2020-01-01');
  await moreFilters(page);
  await expect(page.getByText('El período termina antes de empezar')).toBeVisible();
  await page.goto('/attempts?from=2020-02-31&amount=x&branch=1');
  await expect(page.getByText('El enlace traía valores no válidos')).toContainText(
    'se quitó una fecha que no existe',
  );
  await expectCount(page, '2 de 2 envíos');
});

test('is kept as a view and exported as it is narrowed', async ({ page, world }) => {
  await openJournal(page, world, ['UNO', 'DOS', 'TRES']);
  await page.getByRole('searchbox', { name: 'Buscar en la bitácora' }).fill('tres');
  await expectCount(page, '1 de 1 envío');
  const text = await exportedCsv(page);
  expect(text).toContain('TRES');
  expect(text).not.toContain('DOS');
  expect(text).toContain('Buscar en la bitácora: ""tres""');
});

test('is taken along as a file and brought back: looked at first, never twice', async ({
  page,
  world,
}) => {
  await openJournal(page, world, ['UNO', 'DOS']);
  await page.getByRole('link', { name: 'Trasladar bitácora' }).click();
  await page.getByRole('button', { name: 'Preparar el archivo' }).click();
  await expect(page.getByText('El archivo tiene 2 envíos.')).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: /\.jsonl/ }).click();
  const [head = '', one = '', two = ''] = readFileSync(
    await (await downloading).path(),
    'utf8',
  ).split('\n');
  const fresh = crypto.randomUUID();
  const moved = { ...(JSON.parse(two) as { id: string }), id: fresh };
  const bring = (lines: string[]) =>
    page.getByLabel('Archivo de bitácora').setInputFiles({
      name: 'bitacora.jsonl',
      mimeType: 'application/jsonl',
      buffer: Buffer.from(lines.join('\n')),
    });
  await bring(['{"otra":"cosa"}']);
  await expect(page.getByRole('alert')).toContainText('no es una bitácora de Trastienda');
  await bring([head, one, JSON.stringify(moved), two.slice(0, 40)]);
  await expect(page.getByText('1 envío nuevo.')).toBeVisible();
  await expect(page.getByText('1 ya estaba aquí y no se toca.')).toBeVisible();
  await expect(page.getByText('Línea 4: no se puede leer')).toBeVisible();
  await page.getByRole('button', { name: 'Agregar 1 envío' }).click();
  await expect(page.getByText('Se agregó 1 envío.')).toBeVisible();
  await page.goto(`/attempts/${fresh}`);
  await expect(page.getByText(/Traído de otra instalación/).first()).toBeVisible();
  await page.goto('/attempts');
  await expectCount(page, '3 de 3 envíos');
});
