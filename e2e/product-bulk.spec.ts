import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { confirm, openBulk, priceColumn, raiseBy, stock, updates } from './support/bulk';
import { expectRow } from './support/expectations';
import { test } from './support/fixtures';
import { openProducts } from './support/products';

test.describe('a change of many products', () => {
  test.use({ worldOptions: { empty: true } });

  test('three of the list are chosen, raised by 10 %, checked, sent, and told row by row', async ({
    page,
    world,
  }) => {
    await stock(world, 4);
    await openProducts(page, world);
    await page.getByRole('button', { name: 'Cambiar varios' }).click();
    for (const name of ['Producto 1', 'Producto 2', 'Producto 3']) {
      await page.getByRole('checkbox', { name: `Elegir ${name}` }).check();
    }
    await page.getByRole('button', { name: 'Cambiar', exact: true }).click();
    await raiseBy(page, '10', 3);
    await expectRow(page.getByRole('table'), {
      Producto: 'Producto 2',
      [priceColumn]: /1\.00.*→.*1\.10.*10\.0/,
    });
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'Elegir Producto 3' }).uncheck();
    expect(await updates(world)).toEqual([]);
    await confirm(page, 2);
    await expect(page.getByText('2 de 2 filas')).toBeVisible();
    await expectRow(page.getByRole('table'), { Producto: 'Producto 1', Resultado: 'aplicada' });
    await expect(page.getByText(/Lo inició .*Ana/)).toBeVisible();
    await expectAccessible(page);
    const sent = await updates(world);
    expect(sent.map(({ body }) => body)).toEqual([
      { price_before_taxes: 1.1 },
      { price_before_taxes: 1.1 },
    ]);
  });

  test('from a file holds back a row that is rather a mistake until it is ticked', async ({
    page,
    world,
  }) => {
    await stock(world, 2);
    await openBulk(page, world, '?from=file');
    await page.getByLabel('archivo con los cambios').setInputFiles({
      name: 'precios.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('SKU,Precio\nSKU-1,0.001\nSKU-2,1.10\n'),
    });
    await page.getByRole('button', { name: 'Revisar 2 filas' }).click();
    await expectRow(page.getByRole('table'), {
      Producto: 'Producto 1',
      Observaciones: /cambio enorme/,
    });
    await expect(page.getByText('1 fila dudosa: no va hasta que la marque')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Seguir con 1 cambio' })).toBeEnabled();
    await page.getByRole('checkbox', { name: 'Elegir Producto 1' }).check();
    await page.getByRole('button', { name: 'Seguir con 2 cambios' }).click();
    await expect(page.getByText('1 con «cambio enorme»')).toBeVisible();
    await expectAccessible(page);
    expect(await updates(world)).toEqual([]);
  });
});
