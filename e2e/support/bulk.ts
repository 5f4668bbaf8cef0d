import { expect, type Page } from '@playwright/test';
import { signIn } from './actions';
import type { World } from './world';

const vat = {
  name: 'Impuesto al Valor Agregado 13%',
  number_code: '20',
  tax_type: 'percentage',
  percent: 0.13,
};
export const priceColumn = 'Precio sin impuestos ($)';

/** So many products at a dollar each, taxed with VAT: `Producto 1` and on. */
export async function stock(world: World, count: number): Promise<string[]> {
  const taxIds = JSON.stringify(await world.add('taxes', [vat]));
  return world.add(
    'products',
    Array.from({ length: count }, (_, index) => ({
      name: `Producto ${index + 1}`,
      sku: `SKU-${index + 1}`,
      branch_id: world.branch.id,
      tax_method: 'taxed',
      price_before_taxes: 1,
      cost: 0.5,
      tax_ids: taxIds,
    })),
  );
}

/** The changes of products that arrived, each with its path and its body. */
export async function updates(world: World): Promise<{ path: string; body: unknown }[]> {
  const requests = await world.requests();
  return requests
    .filter(({ method }) => method === 'PUT')
    .map(({ path, body }) => ({ path, body: JSON.parse(body ?? 'null') as unknown }));
}

/** Signs Ana in and opens the change of many products. */
export async function openBulk(page: Page, world: World, search = ''): Promise<void> {
  await signIn(page, world.keys.full, 'Ana', `/branches/${world.branch.id}/products/bulk${search}`);
  await expect(page.getByRole('heading', { level: 1, name: /Cambiar varios/ })).toBeVisible();
}

/** From the chosen products to the panel that asks for their number. */
export async function raiseBy(page: Page, percent: string, count: number): Promise<void> {
  await page.getByRole('combobox', { name: 'Cambio de precio' }).selectOption('percent-up');
  await page.getByRole('textbox', { name: 'Porcentaje' }).fill(percent);
  await page.getByRole('button', { name: new RegExp(`^Revisar ${count} fila`) }).click();
}

/** Through the check and the number that has to be typed. */
export async function confirm(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Seguir con ${count} cambio`) }).click();
  await page.getByRole('textbox', { name: /para confirmar/ }).fill(String(count));
  await page.getByRole('button', { name: new RegExp(`^Enviar ${count} cambio`) }).click();
}

/** From nothing to the job's screen: all products of the branch, 5 % more, confirmed. */
export async function confirmRaiseOfAll(page: Page, world: World, count: number): Promise<void> {
  await openBulk(page, world);
  await page.getByRole('button', { name: `Elegir los ${count} que coinciden` }).click();
  await page.getByRole('button', { name: 'Seguir: qué cambia' }).click();
  await raiseBy(page, '5', count);
  await confirm(page, count);
}

/** Every product was changed, and none twice. @param status counts only requests that came to this */
export async function expectEachOnce(world: World, count: number, status?: number): Promise<void> {
  const requests = await world.requests();
  const paths = requests
    .filter((one) => one.method === 'PUT' && (status === undefined || one.status === status))
    .map(({ path }) => path);
  expect(paths).toHaveLength(count);
  expect(new Set(paths).size).toBe(count);
}
