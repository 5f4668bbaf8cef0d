import { expect, type Page } from '@playwright/test';
import { appHeaders } from './support/app-headers';
import { expectAccessible } from './support/axe';
import { pasteText } from './support/clipboard';
import { field } from './support/controls';
import { test } from './support/fixtures';
import { expectNoOverflow } from './support/overflow';
import {
  openNewProduct,
  productReceipt,
  sendProduct,
  storedProducts,
  typeProduct,
} from './support/product-form';
import type { World } from './support/world';

const wholesale = '0190b8a4-7c11-7e51-8b4e-5f2d6c3a1b01';
const portion = (page: Page, name: string, row: number) =>
  field(page.getByRole('region', { name: `Fila ${row}`, exact: true }), name);

/** A product with a base quantity, ready for its portions. */
async function openPortions(page: Page, world: World): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openNewProduct(page, world);
  await typeProduct(page);
  await page.getByRole('radio', { name: /^Con porciones/ }).check();
  await field(page, 'Unidades base del producto').fill('750');
  await portion(page, 'Nombre de la porción', 1).focus();
}

test('a sheet of portions and one of prices are pasted, put right and sent as they stand', async ({
  page,
  world,
}) => {
  test.slow();
  await openPortions(page, world);
  const named = await page.request.put('/gateway/directory/price-list', {
    headers: await appHeaders(page),
    data: { source: 'named', entries: [{ id: wholesale, name: 'Mayoreo' }] },
  });
  expect(named.ok()).toBe(true);
  await page.reload();
  await openPortions(page, world);
  // One cell is pasted like any text.
  await pasteText(page, 'Botella\r\n');
  await expect(portion(page, 'Nombre de la porción', 1)).toHaveValue('Botella');
  await portion(page, 'Nombre de la porción', 1).focus();
  await pasteText(page, ['Botella\t750\t$12.50', 'Media\tunos\t6,75', 'Copa\t150\t3'].join('\r\n'));
  await expect(portion(page, 'Nombre de la porción', 1)).toBeFocused();
  await expect(portion(page, 'Precio de la porción', 2)).toHaveValue('6.75');
  await expect(
    page.getByRole('main').getByText('Se pegaron 3 filas. Hay un dato por corregir.'),
  ).toBeVisible();
  await expect(page.getByText(/^Use solo dígitos/)).toBeVisible();
  await expectAccessible(page);
  await portion(page, 'Cuánto lleva', 1).focus();
  await pasteText(page, '750\r\n\r\n150\r\n');
  await expect(portion(page, 'Cuánto lleva', 2)).toHaveValue('');
  await expect(portion(page, 'Cuánto lleva', 3)).toHaveValue('150');
  await portion(page, 'Cuánto lleva', 2).fill('375');
  await expect(page.getByText(/^Use solo dígitos/)).toBeHidden();
  await page.getByRole('group', { name: 'Precios por lista' }).getByRole('button').click();
  const list = page.getByRole('combobox', { name: 'Lista de precios' });
  await expect(list).toBeEnabled();
  await list.focus();
  await pasteText(page, 'Lista\tPrecio\nmayoreo\t$1.000,50\nDetalle\t9\n');
  await expect(list.nth(1)).toHaveValue('Detalle');
  await expect(list.nth(0)).toHaveValue('Mayoreo');
  await expect(page.getByText('Ninguna lista conocida aquí se llama así')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Quitar la fila 2' }).last().click();
  await sendProduct(page);
  await expect(productReceipt(page)).toBeVisible();
  await expect(storedProducts(world)).resolves.toMatchObject([
    {
      portions: [
        { name: 'Botella', unit_quantity: 750, price: 12.5 },
        { name: 'Media', unit_quantity: 375, price: 6.75 },
        { name: 'Copa', unit_quantity: 150, price: 3 },
      ],
      prices: [{ price_list_id: wholesale, price: 1000.5 }],
    },
  ]);
});

test('three hundred portions stand there at once, no more fit, and one press takes them away', async ({
  page,
  world,
}) => {
  test.slow();
  await openPortions(page, world);
  const rows = Array.from({ length: 302 }, (_, at) => `Porción ${at + 1}\t${at + 1}\t1`);
  await pasteText(page, rows.join('\n'));
  await expect(portion(page, 'Nombre de la porción', 300)).toHaveValue('Porción 300');
  await expect(page.getByRole('main').getByText('Se pegaron 300 filas.')).toContainText(
    /Quedan 2 filas sin pegar.*La primera: .?Porción 301 301 1/,
  );
  // It is said once, however often it is seen.
  await expect(page.getByRole('status').filter({ hasText: 'Se pegaron 300 filas.' })).toHaveCount(
    1,
  );
  await portion(page, 'Nombre de la porción', 300).fill('La última');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(portion(page, 'Nombre de la porción', 1)).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Fila 2' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Rehacer' }).click();
  await expect(portion(page, 'Nombre de la porción', 300)).toHaveValue('La última');
});
