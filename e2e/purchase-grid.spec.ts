import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { pasteText } from './support/clipboard';
import { fact, field } from './support/controls';
import { test } from './support/fixtures';
import { readOn } from './support/keyboard';
import {
  addSupplier,
  cell,
  codes,
  chooseSupplier,
  enterGrid,
  grid,
  lineText,
  openNewPurchase,
  purchaseReceipt,
  typeLine,
} from './support/purchases';

test.use({ worldOptions: { empty: true } });

test('M151: an amount is split by the keyboard alone, and sent as the panel says', async ({
  page,
  world,
}) => {
  test.slow();
  const supplier = await addSupplier(world);
  await openNewPurchase(page, world);
  await chooseSupplier(page, supplier);
  await page.getByRole('combobox', { name: 'Documento' }).selectOption('ccf');
  await field(page, 'Código de generación').fill(codes.generation);
  await field(page, 'Número de control').fill(codes.control);
  await enterGrid(page);
  await typeLine(page, ['A-1', 'Surtido', '4', '2,5']);
  await page.keyboard.press('ArrowUp');
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Tab');
  await expect(cell(page, 'Clase', 1)).toBeFocused();
  await page.keyboard.type('r');
  await expect(page.getByRole('textbox', { name: 'Parte exenta' })).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1,5');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Clase', 1)).toBeFocused();
  await expect(page.getByText('Gravado $5.50 · Exento $3.00 · No sujeto $1.50')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const panel = await page.getByText(/"netTotals"/).textContent();
  await readOn(page);
  await page.keyboard.press('Control+Enter');
  await expect(purchaseReceipt(page)).toBeFocused();
  const sent = (await world.requests()).find(({ method }) => method === 'POST');
  expect(sent?.body).toBe(panel);
  expect(JSON.parse(panel ?? '')).toMatchObject({
    products: [
      { expense_taxed: 5.5, expense_exent: 3, expense_not_suject: 1.5, subtotal: 10, quantity: 4 },
    ],
    totals: { netTotals: 10, totalTax: 0.72, expenseTotalToPayment: 10.72 },
  });
});

test('the supplier and the document stand on one line', async ({ page, world }) => {
  await openNewPurchase(page, world);
  const topOf = async (name: string) => {
    const box = await page.getByRole('combobox', { name }).boundingBox();
    return Math.round(box?.y ?? Number.NaN);
  };
  expect(await topOf('Proveedor')).toBe(await topOf('Documento'));
});

test('M162: wrong lines say why where they stand, and go back there once their file was mended', async ({
  page,
  context,
  world,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openNewPurchase(page, world);
  await enterGrid(page);
  const names = ['Maíz', 'Arroz', 'Frijol', 'Sal', 'Aceite', 'Harina'];
  const rows = names.map((name, at) => `P-${at + 1}	${name}	${at === 1 ? 'dos' : 3}	1`);
  rows[2] = 'P-3	Frijol	3	';
  await pasteText(page, rows.join('\n'));
  const add = page.getByRole('button', { name: 'Agregar 6 líneas' });
  await expect(add).toBeFocused();
  await expect(add).toBeInViewport();
  await page.keyboard.press('Enter');
  const why = (line: number) =>
    grid(page).locator(`[aria-rowindex="${line + 1}"] [data-column="name"]`);
  await expect(cell(page, 'Cantidad', 2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(why(2)).toHaveText(/Arroz\s*Cantidad: /);
  await expect(why(3)).toHaveText(/Frijol\s*Precio sin IVA: /);
  await expect(why(1)).toHaveText('Maíz');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar las 2 líneas por corregir' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const mended = text.replace('"dos"', '2').replace(/("Frijol",[^,]*,3),""/, '$1,4');
  await page.getByText('Desde un archivo').click();
  await page
    .getByLabel('Elegir archivo')
    .setInputFiles({ name: 'corregidas.csv', mimeType: 'text/csv', buffer: Buffer.from(mended) });
  await expect(page.getByText('Se corrigieron 2 líneas en su lugar.').first()).toBeVisible();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '8');
  expect((await lineText(page, 2)).slice(0, 4)).toEqual(['P-2', 'Arroz', 'B', '2']);
  expect((await lineText(page, 3)).slice(0, 5)).toEqual(['P-3', 'Frijol', 'B', '3', '$4.00']);
  await expect(page.getByRole('button', { name: /por corregir$/ })).toHaveCount(0);
});

test('M162: a table that is taken while another one waits is matched by its own columns', async ({
  page,
  context,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openNewPurchase(page, world);
  const columns = page.getByRole('combobox', { name: /^Columna/ });
  await enterGrid(page);
  await pasteText(page, 'P-1\tMaíz\t3');
  await expect(columns).toHaveCount(3);
  await expect(columns.nth(1)).toHaveValue('name');
  await enterGrid(page);
  await pasteText(page, 'Arroz blanco\t4\t2.5\t10');
  await expect(columns).toHaveCount(4);
  await expect(columns.nth(0)).toHaveValue('name');
  await page.getByRole('button', { name: 'Agregar 1 línea' }).click();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '3');
  expect((await lineText(page, 1)).slice(1, 5)).toEqual(['Arroz blanco', 'B', '4', '$2.50']);
});

test('Tab goes past the code of a line that has none, and out of the row that holds nothing', async ({
  page,
  world,
}) => {
  await openNewPurchase(page, world);
  await enterGrid(page);
  await typeLine(page, ['A-1', 'Surtido', '4', '2,5']);
  await expect(cell(page, 'Código', 2)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Flete de San Miguel');
  await expect(cell(page, 'Descripción', 2)).toHaveValue('Flete de San Miguel');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(cell(page, 'Descripción', 3)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(grid(page).locator(':focus')).toHaveCount(0);
});

test('prices of a consumer’s ticket are called what they are', async ({ page, world }) => {
  await openNewPurchase(page, world);
  const document = page.getByRole('combobox', { name: 'Documento' });
  await document.selectOption('ccf');
  await expect(page.getByRole('columnheader', { name: 'Precio sin IVA' })).toBeVisible();
  await document.selectOption('ticket');
  await expect(page.getByRole('columnheader', { name: 'Precio con IVA' })).toBeVisible();
});

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('the total to pay stays in sight while lines are typed, below the cell one types in', async ({
      page,
      world,
    }) => {
      await openNewPurchase(page, world);
      await page.getByRole('combobox', { name: 'Documento' }).selectOption('ccf');
      await enterGrid(page);
      for (let line = 1; line <= 12; line += 1) await typeLine(page, [`${line}`, 'P', '2', '1,25']);
      const typed = cell(page, 'Código', 13);
      const total = fact(page, 'Total a pagar');
      await expect(typed).toBeFocused();
      await expect(total).toHaveText('$33.90');
      await expect(total).toBeInViewport({ ratio: 1 });
      const [above, below] = [await typed.boundingBox(), await total.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    });
  });
}
