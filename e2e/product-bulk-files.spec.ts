import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { confirm, openBulk, priceColumn, raiseBy, stock, updates } from './support/bulk';
import { expectRow } from './support/expectations';
import { test } from './support/fixtures';

const csv = (content: string) => ({
  name: 'precios.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
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

  test('too large, or of another kind, is refused by its reason', async ({ page, world }) => {
    await stock(world, 1);
    await openBulk(page, world, '?from=file');
    const file = page.getByLabel('archivo con los cambios');
    await file.setInputFiles({
      name: 'grande.csv',
      mimeType: 'text/csv',
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 'a'),
    });
    await expect(page.getByRole('alert')).toContainText('Pesa más de 10 MB');
    await file.setInputFiles({
      name: 'precios.xlsx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
    });
    await expect(page.getByRole('alert')).toContainText('Es un Excel antiguo');
  });

  test('the template of the branch is read back without a change', async ({ page, world }) => {
    await stock(world, 3);
    await openBulk(page, world, '?from=file');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Bajar en Excel' }).click();
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
    const goOn = page.getByRole('button', { name: 'Seguir', exact: true });
    const done = page.getByText('30 de 30 filas');
    await expect(goOn.or(done).first()).toBeVisible({ timeout: 20_000 });
    if (await goOn.isVisible()) await goOn.click();
    await expect(done).toBeVisible({ timeout: 20_000 });
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
    await page.getByRole('button', { name: 'Bajar en CSV' }).click();
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
