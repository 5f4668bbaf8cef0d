import { expect, type Page } from '@playwright/test';
import { openBatches } from './support/actions';
import { expectAccessible } from './support/axe';
import { checkInAddress, searchIn } from './support/controls';
import { expectCount, expectRow, readTable } from './support/expectations';
import { exportedCsv, fetchCsv } from './support/exports';
import { test } from './support/fixtures';
import { addLots, type Lot } from './support/lots';
import { addProducts } from './support/products';

test.use({ worldOptions: { empty: true } });

const lots: Lot[] = [
  { product: 'Leche entera 1 L', lot: 'L-1', days: 3, available: 5 },
  { product: 'Yogur de fresa', lot: 'Y-1', days: 10, available: 30 },
  { product: 'Queso fresco', lot: 'Q-1', days: 20, available: 12 },
  { product: 'Crema', lot: 'C-1', days: 40, removed: true },
];
const many = Array.from({ length: 60 }, (_, nth): Lot => ({
  product: 'Leche entera 1 L',
  lot: `L-${String(nth + 1).padStart(2, '0')}`,
  days: nth,
}));

const column = async (page: Page, name: string) =>
  (await readTable(page.getByRole('table'))).map((row) => row[name]);

test('M192: removed lots are out of sight with a word, and shown on request', async ({
  page,
  world,
}) => {
  await addLots(world, lots);
  const table = await openBatches(page, world);
  await expectCount(page, '3 de 4 lotes');
  const toggle = page.getByRole('checkbox', { name: /Mostrar retirados/ });
  await expect(page.getByText('(1 oculto aquí)')).toBeVisible();
  await checkInAddress(toggle);
  await expect(page).toHaveURL(/\?removed=true$/);
  await expectRow(table, { Lote: 'C-1', Estado: 'retirado' });
  await page.goBack();
  await expectCount(page, '3 de 4 lotes');
});

test('M185: sorting says that it is of this page, and stands in the address', async ({
  page,
  world,
}) => {
  await addLots(world, lots);
  const table = await openBatches(page, world);
  await expectRow(table, { Lote: 'L-1' });
  await page.getByRole('button', { name: 'Disponible', exact: true }).click();
  await page.getByRole('button', { name: 'Disponible', exact: true }).click();
  await expect(page).toHaveURL(/sort=-available/);
  await expect(page.getByText('Orden solo de esta página: Disponible')).toBeVisible();
  await expect.poll(() => column(page, 'Lote')).toEqual(['Y-1', 'Q-1', 'L-1']);
  await page.getByRole('button', { name: 'Volver al orden del servicio' }).click();
  await expect.poll(() => column(page, 'Lote')).toEqual(['L-1', 'Y-1', 'Q-1']);
  const asked = (await world.requests()).filter(({ query }) => query['per_page'] === '50');
  expect(asked).toHaveLength(1);
});

test('columns and row height are remembered in this browser', async ({ page, world }) => {
  await addLots(world, lots);
  const table = await openBatches(page, world);
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('checkbox', { name: 'Cantidad' }).uncheck();
  await page.getByRole('button', { name: 'Subir Vence' }).click();
  await page.getByRole('radio', { name: 'Compacta' }).check();
  await expectAccessible(page);
  await page.reload();
  await expectRow(table, { Lote: 'L-1' });
  const heads = (await table.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
  expect(heads.slice(1)).toEqual([
    'Producto',
    'SKU',
    'Vence',
    'Lote',
    'Faltan',
    'Disponible',
    'Estado',
  ]);
  expect(searchIn(page)).toBe('');
});

test('M298: a view is saved, opened and shared, and looks the same to somebody else', async ({
  page,
  world,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await addLots(world, lots);
  await openBatches(page, world, {
    search: '?status=expiring&days=15&columns=product.expires.lot&density=compact',
  });
  await page.getByRole('button', { name: 'Vistas' }).click();
  await page.getByRole('textbox', { name: 'Guardar lo que se ve como' }).fill('Quincena');
  await page.keyboard.press('Enter');
  const star = page.getByRole('button', { name: 'Abrir la lista con «Quincena»' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expectAccessible(page);

  const branch = new URL(page.url()).pathname;
  await page.goto(`${branch}?status=expired`);
  // What is read late moves the button, and the panel with it.
  await expect(page.getByText('No hay lotes vencidos')).toBeVisible();
  await page.getByRole('button', { name: 'Vistas' }).click();
  await page.getByRole('button', { name: /^Quincena/ }).click();
  await expect(page.getByRole('button', { name: 'Vista: Quincena' })).toBeVisible();
  await expect.poll(() => column(page, 'Lote')).toEqual(['L-1', 'Y-1']);
  await page.goto(branch);
  await expect(page).toHaveURL(/days=15/);

  const other = await browser.newPage();
  const { search } = new URL(link);
  const table = await openBatches(other, world, { search });
  await expectRow(table, { Lote: 'Y-1' });
  const heads = (await table.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
  expect(heads.slice(1)).toEqual(['Producto', 'Vence', 'Lote']);
  await other.close();
});

test('every wrong value of a link is told, also when its page is beyond the end', async ({
  page,
  world,
}) => {
  await addLots(world, lots);
  await openBatches(page, world, {
    search: '?status=nonsense&days=999&page=99999&columns=gone&sort=x&density=huge',
  });
  const notice = page.getByText('El enlace traía valores no válidos y se corrigió:');
  await expect(notice).toContainText('se muestran todos los estados');
  await expect(notice).toContainText('los días van de 1 a 365');
  await expect(notice).toContainText('se muestran sus propias columnas');
  await expect(notice).toContainText('se usa su propia altura de filas');
  await expect(page.getByText(/La página 99,999 ya no existe/)).toBeVisible();
});

test('lots are chosen over pages by keyboard, and exported', async ({ page, world }) => {
  // A removed lot is none that the list shows or chooses, though the service counts it.
  await addLots(world, [...many, { product: 'Crema', lot: 'C-1', days: 90, removed: true }]);
  const table = await openBatches(page, world);
  await table.getByRole('link').first().focus();
  await page.keyboard.press('Space');
  await page.getByRole('link', { name: 'Página siguiente' }).click();
  await expectRow(table, { Lote: 'L-60' });
  await page.getByRole('checkbox', { name: 'Elegir Leche entera 1 L, L-60' }).check();
  const bar = page.getByRole('region', { name: 'Selección' });
  await expect(bar).toContainText('2 filas elegidas en 2 páginas');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const text = await fetchCsv(page);
  expect(text).toContain('L-01');
  expect(text).toContain('L-60');
  expect(text).not.toContain('L-02');
  expect(text).toContain('2 lotes elegidos de:');
  const all = page.getByRole('button', { name: /^Elegir (las|todas)/ });
  await expect(all).not.toContainText('61');
  await all.click();
  await expect(bar).toContainText('60 filas elegidas en 2 páginas');
  await expect(all).toBeHidden();
  await checkInAddress(page.getByRole('radio', { name: 'Por vencer' }));
  await expect(bar).toBeHidden();
});

test('M199: the whole filter is exported with the columns on the screen', async ({
  page,
  world,
}) => {
  await addLots(world, many);
  const table = await openBatches(page, world, { search: '?columns=product.lot&perPage=25' });
  await expectRow(table, { Lote: 'L-01' });
  const text = await exportedCsv(page);
  expect(text).toContain('L-60');
  expect(text).toContain('Lote');
  expect(text).not.toContain('Disponible');
});

test('M192: the file holds the lots that the list shows, and says what stays out', async ({
  page,
  world,
}) => {
  await addLots(world, lots);
  await openBatches(page, world);
  await expectCount(page, '3 de 4 lotes');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await expect(
    page.getByText(/^Todo el filtro: hasta 4 filas.* Sin los retirados\.$/),
  ).toBeVisible();
  await page.getByRole('button', { name: /CSV/ }).click();
  const text = await fetchCsv(page);
  expect(text).toContain('Sin los retirados.');
  expect(text).toContain('3 filas, de 4 leídas.');
  expect(text).not.toContain('C-1');
});

test('M195: a product is chosen by its name, or by a pasted identifier', async ({
  page,
  world,
}) => {
  await addLots(world, lots);
  await openBatches(page, world);
  await expectCount(page, '3 de 4 lotes');
  await page.getByRole('button', { name: 'Producto: todos. Elegir uno' }).click();
  await page.getByRole('searchbox').fill('YOGUR');
  await page.getByRole('list', { name: 'Producto' }).getByRole('button', { name: /Yogur/ }).click();
  await expect.poll(() => column(page, 'Lote')).toEqual(['Y-1']);
  const id = new URL(page.url()).searchParams.get('product') ?? '';
  await page.getByRole('button', { name: /Quitar el filtro de producto/ }).click();
  await page.getByRole('button', { name: 'Producto: todos. Elegir uno' }).click();
  await page.getByRole('searchbox').fill(` {${id.toUpperCase()}} `);
  await page.getByRole('button', { name: /Solo el producto/ }).click();
  await expect.poll(() => column(page, 'Lote')).toEqual(['Y-1']);
});

test('M195: a product beyond the first page is found by its name', async ({ page, world }) => {
  await addLots(world, lots);
  await addProducts(world, 45);
  await world.add('products', [{ name: 'Zapote añejo', sku: 'ZAP', branch_id: world.branch.id }]);
  await openBatches(page, world);
  await page.getByRole('button', { name: 'Producto: todos. Elegir uno' }).click();
  await page.getByRole('searchbox').fill('anejo');
  await expect(
    page.getByRole('list', { name: 'Producto' }).getByRole('button', { name: /Zapote/ }),
  ).toBeVisible();
});
