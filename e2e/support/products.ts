import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { signIn } from './actions';
import { readTable } from './expectations';
import type { World } from './world';

/** Signs Ana in and opens the products of the world's branch, with filters as they stand in the address. */
export async function openProducts(
  page: Page,
  world: World,
  { search = '', key = world.keys.full } = {},
): Promise<Locator> {
  await signIn(page, key, 'Ana', `/branches/${world.branch.id}/products${search}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.getByRole('table');
}

/** Puts so many products into the branch of an empty world: `Producto 001` and on. */
export async function addProducts(world: World, count: number, from = 1): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const number = String(from + index).padStart(3, '0');
    return { name: `Producto ${number}`, sku: `SKU-${number}`, branch_id: world.branch.id };
  });
  await world.add('products', rows);
}

/** The names of the products in the table, from the top. */
export async function shownNames(page: Page): Promise<(string | undefined)[]> {
  return (await readTable(page.getByRole('table'))).map((row) => row['Producto']);
}

export function textSearch(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Buscar por nombre o SKU' });
}
