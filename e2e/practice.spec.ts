import { writeFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { chooseBranch, sendKey, signIn } from './support/actions';
import { appHeaders } from './support/app-headers';
import { expectAccessible } from './support/axe';
import { alertOf, field } from './support/controls';
import { expectCovered } from './support/cover';
import { savedLine } from './support/drafts';
import { test } from './support/fixtures';
import { startInstallation } from './support/installation';
import { sendProvider, typeProvider } from './support/providers';
import { purchaseReceipt, sendPurchase } from './support/purchases';
import { today, World } from './support/world';
import { freePort } from './support/wire';

test.use({ worldOptions: { empty: true } });

const badge = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Práctica', exact: true });
const armed = (page: Page) => page.getByRole('status').filter({ hasText: 'El próximo envío' });
const mission = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
/** What stands across everything on paper. */
const watermark = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-words]')].map(
      (edge) => getComputedStyle(edge, '::after').content,
    ),
  );

test('a mishap that was ordered is met by the next write, and resolved as it would be', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  test.slow();
  expectHttpStatus(502);
  await signIn(page, world.keys.full, 'Ana');
  await badge(page).click();
  await expect(page.getByText('0 de 5 hechas')).toBeVisible();
  await page.getByRole('button', { name: 'Pedir: Respuesta perdida' }).click();
  await expect(armed(page)).toContainText('fallará: se guardará y la respuesta se perderá.');
  await expectAccessible(page);
  await armed(page).getByRole('button', { name: 'Quitar' }).click();
  await expect(armed(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Pedir: Respuesta perdida' }).click();
  const unknown = mission(page, 'Resolver un envío sin confirmar');
  await unknown.getByRole('link', { name: 'Nuevo proveedor' }).click();
  await typeProvider(page);
  await expect(armed(page)).toBeVisible();
  await sendProvider(page);
  const panel = alertOf(page, 'No sabemos si se guardó');
  await expect(panel).toBeVisible();
  await expect(armed(page)).toHaveCount(0);
  await panel.getByRole('radio', { name: 'Sí existe: se guardó' }).check();
  await panel.getByRole('textbox', { name: 'Cómo lo comprobó' }).fill('Está en el sistema');
  await panel.getByRole('button', { name: 'Anotar' }).click();
  await expect(page.getByRole('heading', { name: 'Comprobado: sí se guardó' })).toBeVisible();
  expect(await world.rows('providers')).toHaveLength(1);
  await badge(page).click();
  await expect(unknown).toContainText(/hecha el \d\d\/\d\d\/\d{4} \d\d:\d\d/);
  await expect(page.getByText('1 de 5 hecha', { exact: true })).toBeVisible();
  await expect(page.getByText('El último percance ya pasó')).toContainText('Ver el envío');
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect(unknown).toContainText('pendiente');
});

test('the mission of a purchase is recognised by the journal', async ({ page, world }) => {
  test.slow();
  await signIn(page, world.keys.full, 'Ana');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Buscar o ir a' }).fill('práctica');
  await page.keyboard.press('Enter');
  const purchase = mission(page, 'Registrar una compra desde su documento');
  await expect(purchase).toContainText('pendiente');
  const coming = page.waitForEvent('download');
  await purchase.getByRole('button', { name: 'Documento 1' }).click();
  const file = await (await coming).path();
  await purchase.getByRole('link', { name: 'Nueva compra' }).click();
  await chooseBranch(page, world.branch.name);
  await page.getByLabel('Llenar desde un DTE').setInputFiles(file);
  await expect(page.getByText('Cuadra al centavo.')).toBeVisible();
  await page.getByRole('button', { name: 'Crear proveedor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo proveedor' });
  await dialog.getByRole('button', { name: 'Revisar el proveedor' }).click();
  await dialog.getByRole('button', { name: /^Crear/ }).click();
  await dialog.getByRole('button', { name: /^Usar/ }).click();
  await page.getByRole('button', { name: 'Revisar la compra' }).click();
  await page.getByRole('checkbox', { name: 'Registrarla de todos modos' }).check();
  await sendPurchase(page, '$107.12');
  await expect(purchaseReceipt(page)).toBeVisible();
  await badge(page).click();
  await expect(purchase).toContainText('hecha el');
  const expiry = mission(page, 'Ver qué vence esta semana');
  await expiry.getByRole('button', { name: 'Ya lo hice' }).click();
  await expect(page.getByText('2 de 5 hechas')).toBeVisible();
  await page.reload();
  await expect(expiry).toContainText('hecha el');
});

test('the journal of a real service is not brought into practice', async ({ page, world }) => {
  await signIn(page, world.keys.full, 'Ana', '/attempts/file');
  const head = { journal: 'trastienda', version: 1, business: 'La Tienda', service: 'live' };
  const line = JSON.stringify({ ...head, writtenAt: '2026-03-15T10:00:00.000Z', entries: 0 });
  await page.getByLabel('Elegir el archivo de bitácora').setInputFiles({
    name: 'bitacora.jsonl',
    mimeType: 'application/jsonl',
    buffer: Buffer.from(`${line}\n`),
  });
  await expect(page.getByRole('alert')).toContainText('esta instalación es de práctica');
});

test('practice and a real service never meet, by folder, page, key, draft or journal', async ({
  page,
  world,
  context,
  expectHttpStatus,
  expectConnectionLoss,
}, { outputDir }) => {
  test.slow();
  expectHttpStatus(401, 404, 409);
  expectConnectionLoss();
  const port = String(await freePort());
  const folder = { practice: `${outputDir}/practice`, live: `${outputDir}/live` };
  const shared = await fetch(`${process.env['E2E_CONTROL']}/ready`);
  const { base } = (await shared.json()) as { base: string };
  // The same names in both, as somebody may well choose them.
  const known = (key: string) => {
    const file = `${outputDir}/integrations.json`;
    writeFileSync(file, JSON.stringify([{ name: 'compras', business: 'La Tienda', key }]), {
      mode: 0o600,
    });
    return { PORT: port, TODAY: today, INTEGRATIONS: file };
  };

  const first = await startInstallation({ PORT: port, TODAY: today, DATA_DIR: folder.practice });
  const practised = (await World.create({ empty: true }, first.control)).keys.full;
  const demoKey = await first.demoKey();
  await first.kill();
  const practice = await startInstallation({ ...known(practised), DATA_DIR: folder.practice });
  await page.goto(`${practice.url}/sign-in?next=/entry-types`);
  await sendKey(page, practised, 'Ana');
  await field(page, 'Código').fill('DIARIO');
  await field(page, 'Prefijo').fill('DG-');
  await field(page, 'Nombre').fill('De práctica');
  await expect(savedLine(page)).toBeVisible();
  expect(await watermark(page)).toHaveLength(1);
  await practice.stop();

  const live = { ...known(world.keys.full), UPSTREAM_URL: base };
  await expect(startInstallation({ ...live, DATA_DIR: folder.practice })).rejects.toThrow(
    'holds records of practice',
  );
  const real = await startInstallation({ ...live, DATA_DIR: folder.live });
  const other = await context.newPage();
  await other.goto(`${real.url}/sign-in`);
  await sendKey(other, demoKey, 'Ana');
  await expect(other.getByRole('alert')).toContainText('La clave no es válida');
  await sendKey(other, world.keys.full, 'Ana');
  await expect(other.getByRole('button', { name: 'Sesión: Ana' })).toBeVisible();

  // The page of practice is still open, and at an address that now leads to the real service.
  await page.bringToFront();
  await expectCovered(page, 'Ana');
  await expect(page.getByRole('dialog')).toContainText('Práctica');
  await other.goto(`${real.url}/practice`);
  await expect(other.getByRole('heading', { name: 'Aquí no se practica' })).toBeVisible();
  await expect(badge(other)).toHaveCount(0);
  expect(await watermark(other)).toEqual([]);
  const headers = await appHeaders(other, real.url);
  const order = await other.request.put(`${real.url}/gateway/practice/mishap`, {
    headers,
    data: { mishap: 'lost-after' },
  });
  expect(order.status()).toBe(404);
  for (const kept of ['attempts', 'drafts']) {
    const answer = await other.request.get(`${real.url}/gateway/${kept}`, { headers });
    expect(await answer.text()).not.toContain('práctica');
    expect(answer.status()).toBe(200);
  }
  expect(await world.rows('entry_types')).toEqual([]);
  await real.stop();
});
