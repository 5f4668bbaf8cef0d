import { truncateSync, writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { confirm, openBulk, priceColumn, raiseBy, stock, updates } from './support/bulk';
import { expectRow } from './support/expectations';
import { test } from './support/fixtures';
import { bombWorkbook, workbook } from './support/workbook';

/** Files nobody can make a table of, and why as a person is told it. */
const unreadable = [
  { name: 'vacio.csv', bytes: Buffer.alloc(0), reason: 'No tiene ninguna fila' },
  {
    name: 'antiguo.xls',
    bytes: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
    reason: 'Es un Excel antiguo',
  },
  { name: 'foto.csv', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47]), reason: 'Es una imagen' },
  { name: 'bomba.xlsx', bytes: bombWorkbook(), reason: 'crece más de lo que se acepta' },
  { name: 'cortado.xlsx', bytes: workbook('').subarray(0, 200), reason: 'Está dañado' },
  {
    name: 'comillas.csv',
    bytes: Buffer.from('SKU,Precio\nSKU-1,"2\nSKU-2,3\n'),
    reason: 'En la fila 2 se abren comillas',
  },
  {
    name: 'largo.csv',
    bytes: Buffer.from(`SKU,Precio\n${'SKU-1,2\n'.repeat(20_001)}`),
    reason: 'Tiene más de 20,000 filas',
  },
  { name: 'titulos.csv', bytes: Buffer.from('SKU,Precio\n'), reason: 'No hay filas debajo' },
  {
    name: 'sin-sku.csv',
    bytes: Buffer.from('Nombre,Precio\nLeche,2\n'),
    reason: 'No hay una fila de encabezados con SKU o ID',
  },
  {
    name: 'sin-cambios.csv',
    bytes: Buffer.from('SKU,Nombre\nSKU-1,Leche\n'),
    reason: 'No hay ninguna columna que cambie algo',
  },
];

const content = 'SKU;Precio\nPIÑA-1;2,50\n';
const cells = (row: number, ...texts: string[]) =>
  texts.map((text, at) => `<c r="${'AB'.charAt(at)}${row}" t="str"><v>${text}</v></c>`).join('');
/** The same file as different programs write it. */
const readable = [
  { name: 'utf-8.csv', bytes: Buffer.from(content), read: /UTF-8.*punto y coma/ },
  { name: 'con-marca.csv', bytes: Buffer.from(`\ufeff${content}`), read: /UTF-8.*punto y coma/ },
  { name: 'windows.csv', bytes: Buffer.from(content, 'latin1'), read: /Windows-1252/ },
  { name: 'ancho.csv', bytes: Buffer.from(`\ufeff${content}`, 'utf16le'), read: /UTF-16/ },
  {
    name: 'tabulador.txt',
    bytes: Buffer.from('SKU\tPrecio\nPIÑA-1\t2.50\n'),
    read: /por tabulador/,
  },
  {
    name: 'hojas.xlsx',
    bytes: workbook(
      `<row r="1">${cells(1, 'SKU', 'Precio')}</row>
       <row r="2">${cells(2, 'PIÑA-1')}<c r="B2"><v>2.5</v></c></row>`,
      '<mergeCells count="1"><mergeCell ref="D1:E1"/></mergeCells>',
    ),
    read: /hoja .*Precios.*la primera de 2; las otras no se leen/,
  },
];

const csv = (text: string) => ({
  name: 'precios.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

test.describe('a file of changes', () => {
  test.use({ worldOptions: { empty: true } });

  test('tells every problem with its cell, and goes on with the rows that are right', async ({
    page,
    world,
  }) => {
    await stock(world, 3);
    await openBulk(page, world, '?from=file');
    await page
      .getByLabel('archivo con los cambios')
      .setInputFiles(csv('SKU;Precio;Notas\nSKU-1;1,50;x\nNADA;2;\nSKU-2;=1+1;\nSKU-3;1,234;\n'));
    await expect(page.getByText('Texto UTF-8, columnas separadas por punto y coma')).toBeVisible();
    await expect(page.getByText(/No se usa la columna .*Notas/)).toBeVisible();
    const problems = page.getByRole('alert');
    await expect(problems).toContainText('Ningún producto de la sucursal tiene este SKU');
    await expect(problems).toContainText('A3');
    await expect(problems).toContainText('Es una fórmula: escriba el valor');
    await expect(problems).toContainText('B4');
    await expect(page.getByText('1 fila se puede revisar.')).toBeVisible();
    await page.getByRole('radio', { name: /la coma separa decimales/ }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Revisar 2 filas' }).click();
    await expectRow(page.getByRole('table'), {
      Fila: '5',
      Producto: 'Producto 3',
      [priceColumn]: /1\.000.*→.*1\.234/,
    });
    await confirm(page, 2);
    await expect(page.getByText('2 de 2 filas')).toBeVisible();
    expect((await updates(world)).map(({ body }) => body)).toEqual([
      { price_before_taxes: 1.5 },
      { price_before_taxes: 1.234 },
    ]);
  });

  test('that cannot be read is refused by its reason, one after the other', async ({
    page,
    world,
  }) => {
    await stock(world, 1);
    await openBulk(page, world, '?from=file');
    const chooser = page.getByLabel('archivo con los cambios');
    for (const { name, bytes, reason } of unreadable) {
      await chooser.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes });
      const told = page.getByRole('alert');
      await expect(told, name).toContainText(reason);
      await expect(page.getByText(`Archivo: \u2068${name}\u2069`), name).toBeVisible();
      await expect(page.getByRole('button', { name: /^Revisar \d/ }), name).toHaveCount(0);
    }
    const large = test.info().outputPath('grande.csv');
    writeFileSync(large, '');
    truncateSync(large, 50 * 1024 * 1024);
    await chooser.setInputFiles(large);
    await expect(page.getByRole('alert')).toContainText('Pesa más de 10 MB');
    // After all of them, one that is right.
    await chooser.setInputFiles(csv('SKU,Precio\nSKU-1,2\n'));
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('1 fila se puede revisar.')).toBeVisible();
  });

  test('is read whatever program wrote it', async ({ page, world }) => {
    await stock(world, 3);
    await world.add('products', [{ name: 'Piña', sku: 'PIÑA-1', branch_id: world.branch.id }]);
    await openBulk(page, world, '?from=file');
    const chooser = page.getByLabel('archivo con los cambios');
    for (const { name, bytes, read } of readable) {
      await chooser.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes });
      await expect(page.getByText(read), name).toBeVisible();
      await expect(page.getByText('1 fila se puede revisar.'), name).toBeVisible();
      await expect(page.getByRole('alert'), name).toHaveCount(0);
    }
  });

  test('of 5,001 rows is checked like a short one, and every row twice in it is named', async ({
    page,
    world,
  }) => {
    await stock(world, 3);
    await openBulk(page, world, '?from=file');
    const rows = Array.from({ length: 5_001 }, (_, index) => `SKU-${index + 1},2`).join('\n');
    await page
      .getByLabel('archivo con los cambios')
      .setInputFiles(csv(`SKU,Precio\n${rows}\nSKU-2,3\n`));
    await expect(page.getByText('5,000 problemas en el archivo')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('El producto está también en la fila 3');
    await expect(page.getByRole('alert')).toContainText('fila 5,003');
    await expect(page.getByText('2 filas se pueden revisar.')).toBeVisible();
  });

  test('the template of the branch is read back without a change', async ({ page, world }) => {
    await stock(world, 3);
    await openBulk(page, world, '?from=file');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar en Excel' }).click();
    const path = await (await download).path();
    await page.getByLabel('archivo con los cambios').setInputFiles(path);
    await expect(page.getByText('3 filas se pueden revisar.')).toBeVisible();
    await page.getByRole('button', { name: 'Revisar 3 filas' }).click();
    await expect(page.getByText('3 filas sin cambio: no se envían')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Seguir con 0/ })).toBeDisabled();
  });
});

test.describe('a job', () => {
  test.use({ worldOptions: { empty: true } });

  test('goes on after a reload in the middle, and sends no row twice', async ({ page, world }) => {
    await stock(world, 30);
    await world.fail({ kind: 'slow', method: 'PUT', path: '/products', times: null, ms: 250 });
    await openBulk(page, world);
    await page.getByRole('button', { name: 'Elegir los 30 que coinciden' }).click();
    await page.getByRole('button', { name: 'Seguir: qué cambia' }).click();
    await raiseBy(page, '5', 30);
    await confirm(page, 30);
    await expect(page.getByText(/^[2-9] de 30 filas/)).toBeVisible();
    await page.reload();
    const goOn = page.getByRole('button', { name: 'Continuar', exact: true });
    const done = page.getByText('30 de 30 filas');
    // Once the tab from before lets go of it, the job may go on by itself before anybody presses.
    await expect(async () => {
      if (await goOn.isVisible()) await goOn.click({ timeout: 1_000 });
      await expect(done).toBeVisible({ timeout: 1_500 });
    }).toPass({ timeout: 20_000 });
    const sent = (await updates(world)).map(({ path }) => path);
    expect(sent).toHaveLength(30);
    expect(new Set(sent).size).toBe(30);
  });

  test('tells what was refused, and gives it back as a file that can be loaded again', async ({
    page,
    world,
    expectHttpStatus,
  }) => {
    await stock(world, 3);
    expectHttpStatus(422);
    await world.fail({ kind: 'status-422', method: 'PUT', path: '/products', times: 1 });
    await openBulk(page, world);
    await page.getByRole('button', { name: 'Elegir los 3 que coinciden' }).click();
    await page.getByRole('button', { name: 'Seguir: qué cambia' }).click();
    await raiseBy(page, '5', 3);
    await confirm(page, 3);
    await expect(page.getByText('3 de 3 filas')).toBeVisible();
    await page.getByRole('link', { name: 'rechazada 1' }).click();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
    await expect(page.getByText(/1 fila no cambió nada/)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar en CSV' }).click();
    const path = await (await download).path();
    await page.getByRole('link', { name: 'Otro cambio de productos' }).click();
    await page.getByRole('link', { name: 'Cargar un archivo' }).click();
    await page.getByLabel('archivo con los cambios').setInputFiles(path);
    await page.getByRole('button', { name: 'Revisar 1 fila' }).click();
    await expectRow(page.getByRole('table'), { [priceColumn]: /1\.00.*→.*1\.05/ });
  });
});

test.describe('labels and a price list', () => {
  test.use({ worldOptions: { empty: true } });

  test('show what the customer pays, with the SKU in letters and bars', async ({ page, world }) => {
    await stock(world, 2);
    await openBulk(page, world);
    await page.goto(`/branches/${world.branch.id}/products/labels`);
    const label = page.getByRole('article').first();
    await expect(label).toContainText('Producto 1');
    await expect(label).toContainText('$1.13');
    await expect(label).toContainText('SKU-1');
    await expect(label.locator('svg')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Imprimir' }).selectOption('list');
    await expectRow(page.getByRole('table'), {
      SKU: 'SKU-1',
      'Precio con impuestos ($)': '1.13',
    });
  });
});
