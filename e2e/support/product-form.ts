import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './actions';
import { field } from './controls';
import type { World } from './world';

/** Signs Ana in and opens the form for products of the world's branch. */
export async function openNewProduct(page: Page, world: World): Promise<void> {
  await signIn(page, world.keys.full, 'Ana', `/branches/${world.branch.id}/products/new`);
  await expect(page.getByRole('heading', { level: 1, name: /^Nuevo producto/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^IVA/ })).toBeChecked();
}

export const typedProduct = {
  SKU: '7501000000017',
  Nombre: 'Horchata de morro 500 ml',
  'Precio sin impuestos': '1.50',
};

/** Types a product's texts, field by field. */
export async function typeProduct(
  page: Page,
  values: Partial<typeof typedProduct> = typedProduct,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** From the form through the review. */
export async function sendProduct(page: Page, name = typedProduct.Nombre): Promise<void> {
  await page.getByRole('button', { name: 'Revisar el producto' }).click();
  await page.getByRole('button', { name: `Crear ${name}`, exact: true }).click();
}

export const productReceipt = (page: Page, name = typedProduct.Nombre): Locator =>
  page.getByRole('region', { name: new RegExp(`Se creó el producto .*${name}`) });

/** The products of the branch with that SKU, as the service keeps them. */
export async function storedProducts(world: World, sku = typedProduct.SKU) {
  const rows = await world.rows<Record<string, unknown>>('products');
  return rows.filter((row) => row['sku'] === sku);
}
