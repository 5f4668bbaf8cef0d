import { expect, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { appHeaders } from './support/app-headers';
import { expectAccessible } from './support/axe';
import { button, searchIn } from './support/controls';
import { test } from './support/fixtures';
import { press, reach } from './support/keyboard';
import { expectNoOverflow } from './support/overflow';
import { testReadFailures } from './support/read-failures';
import type { World } from './support/world';

const open = (page: Page, world: World, address = '') =>
  signIn(page, world.keys.full, 'Ana', `/catalogs${address}`);

const table = (page: Page, name: string) => page.getByRole('table', { name });
const row = (page: Page, text: string) =>
  page.getByRole('table').getByRole('row').filter({ hasText: text });
const which = (page: Page) => page.getByLabel('Catálogo', { exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Nombre o código' });

type Item = { id: string; catalog: string; name: string; number_code: string };

const itemOf = async (world: World, catalog: string, code: string) => {
  const items = await world.rows<Item>('catalog_items');
  const item = items.find((one) => one.catalog === catalog && one.number_code === code);
  expect(item).toBeDefined();
  return item as Item;
};

/** Every catalog, and something that stands in it. */
const catalogs = {
  'Categorías de productos': 'product-categories',
  'Unidades de medida': 'product-measurements',
  'Formas de pago': 'payment-methods',
  'Países, departamentos y municipios': 'countries',
  'Actividades económicas': 'activities',
  Incoterms: 'incoterms',
  Impuestos: 'taxes',
  Bancos: 'banks',
  'Cajas chicas': 'petty-cashes',
  Chequeras: 'checkbooks',
  Sucursales: 'branches',
};

test('M67 M77 M79 M81: each of the eleven is chosen, read and named in the address', async ({
  page,
  world,
}) => {
  test.slow();
  await open(page, world);
  await which(page).focus();
  for (const [title, name] of Object.entries(catalogs)) {
    await which(page).selectOption(title);
    await expect(table(page, title).getByRole('row').nth(1)).toBeVisible();
    const isFirst = name === 'product-categories';
    await expect(page).toHaveURL(isFirst ? /\/catalogs$/ : new RegExp(`catalog=${name}`));
    await expect(which(page)).toBeFocused();
  }
  await page.goto('/catalogs?catalog=incoterms');
  await expect(page.getByText(/^Solo para consultar/)).toBeVisible();
  await expectAccessible(page);
});

test('M72 M73 M78: found by the beginning of a code or by words without accents, leading zeros kept', async ({
  page,
  world,
}) => {
  await open(page, world, '?catalog=payment-methods');
  await search(page).fill('01');
  await expect(row(page, 'Billetes y monedas')).toContainText('01');
  await expect(page.getByText(/buscando en todos: \d+ de \d+/)).toBeVisible();
  await expect(page).toHaveURL(/q=01/);
  await which(page).selectOption('Actividades económicas');
  await expect(search(page)).toHaveValue('');
  await search(page).fill('CULTIVO cafe');
  await expect(row(page, 'Cultivo de café').first()).toBeVisible();
  await page.reload();
  await expect(row(page, 'Cultivo de café').first()).toBeVisible();
});

test('M68: retired items are marked, and listed alone or left out', async ({ page, world }) => {
  const cash = await itemOf(world, 'payment-methods', '01');
  await world.change('catalog_items', cash.id, { trashed: 1 });
  await open(page, world, '?catalog=payment-methods');
  await expect(row(page, cash.name)).toContainText('de baja');
  const choice = page.getByLabel('De baja', { exact: true });
  await choice.selectOption('Solo vigentes');
  await expect(row(page, cash.name)).toHaveCount(0);
  await choice.selectOption('Solo los de baja');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  expect(searchIn(page)).toContain('retired=retired');
});

test('M69 M75: a place stands under its own, and its code or identifier is copied', async ({
  page,
  world,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, world, '?catalog=countries&q=san+salvador+centro');
  await expect(row(page, 'municipio')).toContainText('San Salvador');
  await row(page, 'municipio').getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await dialog.getByRole('button', { name: 'Copiar el código' }).click();
  await expect(dialog.getByRole('button', { name: 'Copiado' })).toBeVisible();
  expect(await copied()).toMatch(/^\d\d$/);
  await dialog.getByRole('button', { name: 'Copiar el identificador' }).click();
  await expect.poll(copied).toMatch(/^[0-9a-f-]{36}$/);
  await expectAccessible(page);
});

test('M68 M69 M73 M81: every field the service gives of an item is on the screen', async ({
  page,
  world,
}) => {
  test.slow();
  const standard = ['id', 'name', 'number_code', 'trashed'];
  const documented: Record<string, [path: string, fields: string[]]> = {
    'product-categories': ['/product-categories', standard],
    'product-measurements': ['/product-measurements', standard],
    'payment-methods': ['/payment-methods', standard],
    incoterms: ['/incoterms', standard],
    countries: ['/countries', standard],
    activities: ['/activities', ['code', 'id', 'name']],
    taxes: [
      `/taxes/branch/${world.branch.id}`,
      ['id', 'name', 'number_code', 'percent', 'tax_type'],
    ],
    // Only mentioned: an id, and the best name there is.
    banks: ['/treasury/banks', ['id', 'name']],
    'petty-cashes': ['/treasury/petty-cashes', ['id', 'name']],
    checkbooks: ['/treasury/checkbooks', ['id', 'name']],
    branches: ['/branches', ['id', 'name']],
  };
  const told: Record<string, (value: unknown) => string> = {
    trashed: () => 'De baja',
    tax_type: () => 'porcentaje',
    percent: (value) => `${Number(value) * 100} %`,
  };
  expect(Object.keys(documented).sort()).toEqual(Object.values(catalogs).sort());
  await open(page, world);
  const headers = await appHeaders(page);
  for (const [catalog, [path, fields]] of Object.entries(documented)) {
    const answer = await page.request.get(`/api/external/v1${path}`, { headers });
    const { data } = (await answer.json()) as { data: Record<string, unknown>[] };
    const [item = {}] = data;
    expect(Object.keys(item), catalog).toEqual(expect.arrayContaining(fields));
    const id = String(item['id']);
    const table = catalog === 'product-categories' ? 'categories' : 'catalog_items';
    if (fields.includes('trashed')) await world.change(table, id, { trashed: 1 });
    await page.goto(`/catalogs?catalog=${catalog}`);
    await row(page, id).getByRole('button').first().click();
    for (const name of fields) {
      const words = told[name]?.(item[name]) ?? String(item[name]);
      await expect(page.getByRole('dialog'), `${catalog} ${name}`).toContainText(words);
    }
  }
});

test('taxes are those of a branch, with their rate', async ({ page, world }) => {
  await open(page, world, '?catalog=taxes');
  await expect(row(page, '13 %')).toBeVisible();
  const other = world.branches[1]?.name ?? '';
  await page.getByLabel('Sucursal', { exact: true }).selectOption(other);
  await expect(row(page, '13 %')).toBeVisible();
  expect(searchIn(page)).toContain('branch=');
});

testReadFailures({
  what: 'a catalog',
  path: '/incoterms',
  open: async (page, world) => {
    await open(page, world, '?catalog=incoterms');
    return (timeout) => expect(row(page, 'FOB').first()).toBeVisible({ timeout });
  },
});

test('M80: one that is refused or fails leaves the others alone, and is read again', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(403, 500);
  await world.fail({ kind: 'status-403-bare', path: '/incoterms', times: null });
  await world.fail({ kind: 'status-500', path: '/treasury/banks', times: null });
  await open(page, world, '?catalog=incoterms');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await which(page).selectOption('Bancos');
  await expect(page.getByRole('heading', { name: 'El servicio falló al responder' })).toBeVisible({
    timeout: 15_000,
  });
  await world.recover();
  await button(page, 'Reintentar').click();
  await expect(table(page, 'Bancos').getByRole('row').nth(1)).toBeVisible();
  await which(page).selectOption('Formas de pago');
  await expect(row(page, 'Billetes y monedas')).toBeVisible();
});

test('M74: a refused key is told as that; an empty catalog says so', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(401);
  await world.clear('catalog_items');
  await open(page, world, '?catalog=incoterms');
  await expect(page.getByText('El servicio no devolvió elementos')).toBeVisible();
  await world.fail({ kind: 'status-401', path: '/activities', times: null });
  await which(page).selectOption('Actividades económicas');
  await expect(page.getByRole('heading', { name: 'El servicio rechazó la clave' })).toBeVisible();
});

test('M78: each is asked for once a visit, and again when somebody asks', async ({
  page,
  world,
}) => {
  await open(page, world, '?catalog=incoterms');
  const asked = async () =>
    (await world.requests()).filter(({ path }) => path.endsWith('/incoterms')).length;
  await expect(row(page, 'FOB').first()).toBeVisible();
  await which(page).selectOption('Bancos');
  await expect(table(page, 'Bancos').getByRole('row').nth(1)).toBeVisible();
  await which(page).selectOption('Incoterms');
  await expect(row(page, 'FOB').first()).toBeVisible();
  expect(await asked()).toBe(1);
  await button(page, 'Actualizar').click();
  await expect.poll(asked).toBe(2);
});

test('M299: an item is found and copied without a mouse', async ({ page, world, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, world, '?catalog=incoterms');
  await reach(page, search(page));
  await page.keyboard.insertText('fob');
  await press(page, row(page, 'FOB').first().getByRole('button').first());
  await press(page, page.getByRole('button', { name: 'Copiar el código' }));
  await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the longest name stays in its place, in English too', async ({ page, world }) => {
    const cash = await itemOf(world, 'payment-methods', '01');
    await world.change('catalog_items', cash.id, { name: 'W'.repeat(300) });
    await open(page, world, '?catalog=payment-methods');
    await expect(row(page, 'WWW')).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(table(page, 'Payment methods')).toBeVisible();
    await page.getByRole('button', { name: /^WWW/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
});
