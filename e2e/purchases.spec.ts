import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { pasteText } from './support/clipboard';
import { alertOf, fact, field } from './support/controls';
import { test } from './support/fixtures';
import { readOn } from './support/keyboard';
import {
  addSupplier,
  cell,
  chooseSupplier,
  codes,
  enterGrid,
  grid,
  lineText,
  openNewPurchase,
  openTypedPurchase,
  purchaseReceipt,
  purchasesPath,
  recordPurchase,
  sendPurchase,
  typeLine,
  typePurchase,
} from './support/purchases';

test.use({ worldOptions: { empty: true } });

type Stored = { lines: object[]; totals: Record<string, number>; generation_code: string };

test('M136, M138, M142, M151, M154: 40 lines by keyboard alone, sent as the panel says', async ({
  page,
  world,
}) => {
  test.setTimeout(240_000);
  const supplier = await addSupplier(world);
  await openNewPurchase(page, world);
  await page.getByRole('combobox', { name: 'Proveedor' }).focus();
  await page.keyboard.type(supplier);
  await expect(page.getByRole('option', { name: /Usar el identificador/ })).toBeVisible();
  await page.keyboard.press('Enter');
  const document = page.getByRole('combobox', { name: 'Documento' });
  const forward = async (to: typeof document) => {
    for (let press = 0; press < 6; press += 1) {
      if (await to.evaluate((element) => element === element.ownerDocument.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(to).toBeFocused();
  };
  await forward(document);
  await page.keyboard.type('Cr');
  await forward(field(page, 'Código de generación'));
  await page.keyboard.type(codes.generation);
  await forward(field(page, 'Número de control'));
  await page.keyboard.type(codes.control);
  await forward(cell(page, 'Código', 1));
  for (let line = 1; line <= 40; line += 1) {
    await typeLine(page, [`${line}`, 'P', '2', '1,25']);
  }
  await expect(cell(page, 'Código', 41)).toBeFocused();
  await expect(page.getByText('$113.00')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Volver a los datos' })).toBeFocused();
  await expect(fact(page, 'Total a pagar')).toHaveText('$113.00');
  await expectAccessible(page);
  const panel = await page.getByText(/"netTotals"/).textContent();
  await readOn(page);
  await page.keyboard.press('Control+Enter');
  await expect(purchaseReceipt(page)).toBeFocused();
  const sent = (await world.requests()).find(({ method }) => method === 'POST');
  expect(sent?.body).toBe(panel);
  await expect(purchaseReceipt(page)).toContainText('$113.00');
  await expectAccessible(page);
  const [stored] = await world.rows<Stored>('expenses');
  expect(stored?.lines).toHaveLength(40);
  expect(stored?.generation_code).toBe(codes.generation);
  expect(stored?.totals).toMatchObject({
    netTotals: 100,
    totalTax: 13,
    expenseTotalToPayment: 113,
  });
});

test('M144: a document that was recorded before stops where its code is typed, and goes on with a reason', async ({
  page,
  world,
}) => {
  test.slow();
  const supplier = await openTypedPurchase(page, world);
  await sendPurchase(page);
  await expect(purchaseReceipt(page)).toBeVisible();
  await page.getByRole('button', { name: 'Registrar otra' }).click();
  await expect(cell(page, 'Código', 1)).toHaveValue('');
  const told = alertOf(page, 'ya registró una compra con');
  await field(page, 'Número de control').fill(codes.control.toLowerCase());
  await expect(field(page, 'Número de control')).toHaveValue(codes.control.toLowerCase());
  await chooseSupplier(page, supplier);
  await expect(told).toContainText('Ana ya registró una compra con el mismo número de control');
  await expect(told).not.toContainText('código de generación');
  await field(page, 'Número de control').fill('');
  await expect(told).toBeHidden();
  await field(page, 'Código de generación').fill(codes.generation.replaceAll('-', ''));
  await expect(told).toContainText('el mismo código de generación');
  const reason = field(page, 'Por qué se registra otra vez');
  await expectAccessible(page);
  await typePurchase(page, supplier);
  await page.getByRole('button', { name: 'Revisar la compra' }).click();
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription(/obligatorio/);
  const opened = page.waitForEvent('popup');
  await told.getByRole('link', { name: 'Ver el anterior' }).click();
  await expect((await opened).getByText(codes.generation).first()).toBeVisible();
  await reason.fill('El proveedor repitió el número');
  await sendPurchase(page);
  await expect(purchaseReceipt(page)).toBeVisible();
  expect(await world.rows('expenses')).toHaveLength(2);
  expect((await world.requests()).filter(({ method }) => method === 'POST')).toHaveLength(2);
});

test('M144: a reason is of the document it was typed beside; of another one it is asked anew', async ({
  page,
  world,
}) => {
  test.slow();
  const supplier = await addSupplier(world);
  await openNewPurchase(page, world);
  // None is the one that is typed at first.
  const controls = ['1', '3'].map((number) => codes.control.replace(/.$/, number));
  for (const control of controls) {
    expect(await recordPurchase(page, world, { supplier, control })).toBeLessThan(300);
  }
  const told = alertOf(page, 'ya registró una compra con');
  const reason = field(page, 'Por qué se registra otra vez');
  await typePurchase(page, supplier);
  await field(page, 'Número de control').fill(controls[0] ?? '');
  await expect(told).toBeVisible();
  await reason.fill('Son dos entregas');
  await field(page, 'Número de control').fill(controls[1] ?? '');
  await expect(reason).toHaveValue('');
  await page.getByRole('button', { name: 'Revisar la compra' }).click();
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription(/obligatorio/);
  await reason.fill('El proveedor repitió el número');
  await page.getByRole('button', { name: 'Revisar la compra' }).click();
  await expect(page.getByText('El proveedor repitió el número').first()).toBeVisible();
});

test('M144: what another window recorded since is asked about when it is sent', async ({
  page,
  context,
  world,
  expectHttpStatus,
}) => {
  test.slow();
  expectHttpStatus(409);
  const supplier = await openTypedPurchase(page, world);
  await field(page, 'Observación').fill('Otra vez');
  await page.getByRole('button', { name: 'Revisar la compra' }).click();
  const other = await context.newPage();
  await other.goto(page.url().replace(/\?.*/, ''));
  await typePurchase(other, supplier);
  await sendPurchase(other);
  await expect(purchaseReceipt(other)).toBeVisible();
  await page.getByRole('button', { name: /^Registrar compra por/ }).click();
  await expect(page.getByText(/ya guardó uno con el mismo código de generación/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver el anterior' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sí, es otro: enviar' }).click();
  await expect(field(page, 'Por qué se registra otra vez')).toHaveAccessibleDescription(
    /obligatorio/,
  );
  expect(await world.rows('expenses')).toHaveLength(1);
  await field(page, 'Por qué se registra otra vez').fill('El proveedor repitió el número');
  await page.getByRole('button', { name: 'Sí, es otro: enviar' }).click();
  await expect(purchaseReceipt(page)).toBeVisible();
  expect(await world.rows('expenses')).toHaveLength(2);
});

test('M141, M142, M147, M155: codes are written out where they are typed, the note is on the receipt', async ({
  page,
  world,
}) => {
  await openTypedPurchase(page, world);
  await expect(field(page, 'Código de generación')).toHaveValue(codes.generation);
  await expect(field(page, 'Número de control')).toHaveValue(codes.control);
  await field(page, 'Observación').fill('Entregado en bodega');
  await page.getByRole('button', { name: 'Revisar la compra' }).click();
  await page.getByText('Texto exacto del envío').click();
  await expect(page.getByRole('link', { name: 'Ver los supuestos' })).toBeVisible();
  await page.getByRole('button', { name: 'Registrar compra por $11.30', exact: true }).click();
  await expect(fact(page, 'Observación enviada')).toHaveText('Entregado en bodega');
});

test('M141: a control number of another form is said to be odd, and taken', async ({
  page,
  world,
}) => {
  await openNewPurchase(page, world);
  await field(page, 'Número de control').fill('DTE-05-1');
  await field(page, 'Sello de recepción').focus();
  await expect(page.getByText(/no tiene la forma de un DTE/).first()).toBeVisible();
});

test('M159: an answer that was lost is unknown, and nothing is sent again', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(502, 504);
  await openTypedPurchase(page, world);
  await world.fail({ kind: 'reset-after', method: 'POST', path: purchasesPath, times: 1 });
  await sendPurchase(page);
  const unknown = alertOf(page, 'No sabemos si se guardó');
  await expect(unknown).toContainText('busque la compra por código de generación');
  await expect(unknown).toContainText('si no lleva, por proveedor, fecha y monto');
  await expect(page.getByRole('button', { name: 'Reenviar lo mismo' })).toBeHidden();
  await expectAccessible(page);
  expect(await world.rows('expenses')).toHaveLength(1);
});

test('M162: 300 rows are pasted, matched once for their supplier, and undone by one key', async ({
  page,
  context,
  world,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const supplier = await addSupplier(world);
  await openNewPurchase(page, world);
  await chooseSupplier(page, supplier);
  const table = Array.from({ length: 300 }, (_, at) => `P-${at}\tArtículo ${at}\tdos\t2.5`);
  const paste = async (rows: string[]) => {
    await pasteText(page, rows.join('\n'));
  };
  await enterGrid(page);
  await paste(table.map((row, at) => (at === 7 ? row : row.replace('dos', '2'))));
  const match = page.getByRole('region', { name: /¿Qué es cada columna/ });
  await expect(match.getByRole('combobox', { name: 'Columna 2' })).toHaveValue('name');
  await expectAccessible(page);
  await match.getByRole('button', { name: 'Agregar 300 líneas' }).click();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '302');
  await page.getByRole('button', { name: 'Ir a la línea por corregir' }).click();
  await expect(cell(page, 'Cantidad', 8)).toBeFocused();
  await expect(cell(page, 'Cantidad', 8)).toHaveValue('dos');
  await expect(page.locator('p').filter({ hasText: /^Cantidad: / })).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar la línea por corregir' }).click();
  expect((await file).suggestedFilename()).toBe('lineas-por-corregir.csv');
  await page.getByRole('button', { name: 'Ir a la línea por corregir' }).click();
  await page.keyboard.type('2');
  await expect(page.getByText('$1,695.00')).toBeVisible();
  await paste(table.slice(0, 2));
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '304');
  await page.keyboard.press('Control+z');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '302');
});

test('M153: a scanner adds one to the line it has, and knows the products of the branch', async ({
  page,
  world,
}) => {
  await world.add('products', [
    { sku: '750100', name: 'Arroz precocido', cost: 1.5, branch_id: world.branch.id },
  ]);
  await openNewPurchase(page, world);
  await enterGrid(page);
  await page.keyboard.type('arroz');
  await expect(page.getByRole('option', { name: /Arroz precocido/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+a');
  for (let scan = 0; scan < 3; scan += 1) {
    await page.keyboard.type('750100');
    await page.keyboard.press('Enter');
  }
  await expect(cell(page, 'Código', 2)).toBeFocused();
  expect((await lineText(page, 1)).slice(0, 5)).toEqual([
    '750100',
    'Arroz precocido',
    'B',
    '3',
    '$1.50',
  ]);
});

test('products offered at the lower edge of a window stand whole above the sums, with the cell they belong to', async ({
  page,
  world,
}) => {
  const names = ['Arroz blanco', 'Arroz integral', 'Arroz oro', 'Arroz precocido', 'Arroz rojo'];
  await world.add(
    'products',
    names.map((name, at) => ({ sku: `75010${at}`, name, cost: 1.5, branch_id: world.branch.id })),
  );
  await page.setViewportSize({ width: 1440, height: 800 });
  await openNewPurchase(page, world);
  await enterGrid(page);
  await page.keyboard.type('arroz');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(names.length);
  const edges = async (one: Locator) => {
    const { y, height } = (await one.boundingBox()) ?? { y: Number.NaN, height: 0 };
    return { top: Math.round(y), bottom: Math.round(y + height) };
  };
  const list = await edges(page.getByRole('listbox'));
  const typed = await edges(cell(page, 'Código', 1));
  const sums = await edges(page.getByRole('term').filter({ hasText: 'Total a pagar' }));
  expect(typed.top).toBeGreaterThanOrEqual(0);
  expect(list.top).toBeGreaterThanOrEqual(typed.bottom);
  expect(list.bottom).toBeLessThanOrEqual(sums.top);
});

test('M156: a sum that is not the paper’s stops until somebody says which counts', async ({
  page,
  world,
}) => {
  await openTypedPurchase(page, world);
  const total = field(page, 'Total en el documento');
  await total.fill('11.30');
  await expect(page.getByText('Cuadra al centavo.')).toBeVisible();
  await total.fill('11.29');
  await expect(page.getByText('Total: el documento dice $0.01 menos.')).toBeVisible();
  await page.getByRole('button', { name: 'Revisar la compra' }).click();
  await expect(page.getByRole('alert')).toContainText('Hay un dato por corregir');
  await page.getByRole('checkbox', { name: 'Enviar las cifras del documento' }).check();
  await sendPurchase(page, '$11.29');
  await expect(purchaseReceipt(page)).toBeVisible();
  const [stored] = await world.rows<Stored>('expenses');
  expect(stored?.totals).toMatchObject({ netTotals: 10, expenseTotalToPayment: 11.29 });
});

test('a fiscal credit asks about missing codes once both were passed by', async ({
  page,
  world,
}) => {
  await openNewPurchase(page, world);
  await page.getByRole('combobox', { name: 'Documento' }).selectOption('ccf');
  const question = page.getByRole('checkbox', {
    name: 'Al documento le falta un código o los dos',
  });
  await field(page, 'Número de control').focus();
  await field(page, 'Código de generación').focus();
  await expect(question).toHaveCount(0);
  await field(page, 'Sello de recepción').focus();
  await expect(question).toBeVisible();
});

test('M134, M135, M148: what a document needs is said; a draft keeps the lines; offline nothing is sent', async ({
  page,
  context,
  world,
  expectConnectionLoss,
}) => {
  test.slow();
  expectConnectionLoss();
  const supplier = await addSupplier(world);
  await openNewPurchase(page, world);
  await page.getByRole('button', { name: 'Revisar la compra' }).click();
  await expect(page.getByRole('alert')).toContainText('Escriba al menos una línea.');
  await page.getByRole('combobox', { name: 'Documento' }).selectOption('fse');
  await expect(page.getByText(/la emite su empresa/)).toBeVisible();
  await typePurchase(page, supplier);
  await page.getByRole('switch', { name: 'Al crédito' }).check();
  await field(page, 'Días de crédito').fill('30');
  await expect(page.getByText('Vence el 15/04/2026.')).toBeVisible();
  await field(page, 'Número de control').fill('');
  await page.getByRole('checkbox', { name: 'Al documento le falta un código o los dos' }).check();
  await expect(page.getByText(/Borrador guardado/).first()).toBeVisible();
  await field(page, 'Sello de recepción').focus();
  await expect(page).toHaveURL(/draft=/);
  await page.reload();
  await expect(field(page, 'Código de generación')).toHaveValue(codes.generation);
  expect((await lineText(page, 1)).slice(1, 4)).toEqual(['Arroz', 'B', '8']);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Revisar la compra' }).click();
  await page.getByRole('button', { name: /^Registrar compra por/ }).click();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /sin conexión|No se envió/i })
      .first(),
  ).toBeVisible();
  expect(await world.rows('expenses')).toHaveLength(0);
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a line stands in two rows, and nothing reaches beyond the screen', async ({
    page,
    world,
  }) => {
    await openTypedPurchase(page, world);
    await expectAccessible(page);
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(beyond).toBe(0);
  });
});
