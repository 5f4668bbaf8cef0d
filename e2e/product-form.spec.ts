import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { field } from './support/controls';
import { test } from './support/fixtures';
import { readOn } from './support/keyboard';
import {
  openNewProduct,
  productReceipt,
  sendProduct,
  storedProducts,
  typeProduct,
} from './support/product-form';

test('M101, M128: a product is created by keyboard alone, with a scanned SKU', async ({
  page,
  world,
}) => {
  await openNewProduct(page, world);
  // It comes after the form; nobody is as fast as this test.
  await expect(page.getByRole('combobox', { name: 'Categoría' })).toBeEnabled();
  await field(page, 'SKU').focus();
  await page.keyboard.type('7501000000017');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Nombre')).toBeFocused();
  await expect(page.getByText(/SKU disponible|No está entre|Aún no se ha leído/)).toBeVisible();
  await page.keyboard.type('Horchata de morro 500 ml');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Categoría' })).toBeFocused();
  await page.keyboard.type('a');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await field(page, 'Costo').focus();
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('20');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Precio sin impuestos')).toHaveValue('1.25');
  await expect(field(page, 'El cliente paga')).toHaveValue('1.41');
  await field(page, 'Existencias iniciales').focus();
  await page.keyboard.type('24');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Volver a los datos' })).toBeFocused();
  await expect(page.getByText('Empezará con 24 en existencias.')).toBeVisible();
  await expectAccessible(page);
  await readOn(page);
  await page.keyboard.press('Control+Enter');
  await expect(productReceipt(page)).toBeFocused();
  await expect(storedProducts(world)).resolves.toMatchObject([
    {
      name: 'Horchata de morro 500 ml',
      product_type: 'phisical',
      composition_type: 'simple',
      tax_method: 'taxed',
      price_before_taxes: 1.25,
      cost: 1,
      availability: 24,
      branch_id: world.branch.id,
    },
  ]);
  expect(page.url()).not.toContain('7501');
  await productReceipt(page).getByRole('link', { name: 'Abrir el producto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Horchata de morro/ })).toBeVisible();
});

test('M121: a taxed product without the VAT goes nowhere, and one click mends it', async ({
  page,
  world,
}) => {
  await openNewProduct(page, world);
  await typeProduct(page);
  await page.getByRole('checkbox', { name: /^IVA/ }).uncheck();
  await page.getByRole('button', { name: 'Revisar el producto' }).click();
  await expect(page.getByRole('alert')).toContainText('Falta el IVA');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Agregar IVA/ }).click();
  await sendProduct(page);
  await expect(productReceipt(page)).toBeVisible();
  const [stored] = await storedProducts(world);
  expect(stored?.['tax_ids']).toHaveLength(1);
});
