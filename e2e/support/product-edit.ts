import { expect, type Page } from '@playwright/test';
import { signIn } from './actions';
import { button } from './controls';
import type { World } from './world';

export interface StoredProduct extends Record<string, unknown> {
  id: string;
  name: string;
  availability: number | null;
}

/** Puts a cheese with ten pieces in stock and the VAT into the branch, and tells what a test may do with it. */
export async function addCheese(world: World, values: Record<string, unknown> = {}) {
  const taxes = await world.rows<{ id: string; number_code: string; business_id: string }>('taxes');
  const branches = await world.rows<{ id: string; business_id: string }>('branches');
  const business = branches.find(({ id }) => id === world.branch.id)?.business_id;
  const vat = taxes.find((tax) => tax.number_code === '20' && tax.business_id === business);
  const [id = ''] = await world.add('products', [
    {
      name: 'Queso duro',
      sku: 'QUESO',
      branch_id: world.branch.id,
      product_type: 'phisical',
      composition_type: 'simple',
      tax_method: 'taxed',
      tax_ids: vat === undefined ? [] : [vat.id],
      price_before_taxes: 3,
      cost: 2,
      availability: 10,
      limit_availability: 4,
      ...values,
    },
  ]);
  return {
    id,
    path: `/branches/${world.branch.id}/products/${id}`,
    stored: async () => {
      const rows = await world.rows<StoredProduct>('products');
      const row = rows.find((one) => one.id === id);
      if (row === undefined) throw new Error('The product is gone');
      return row;
    },
    /** Somebody else's sale, purchase or edit. */
    meanwhile: (changes: Record<string, unknown>) => world.change('products', id, changes),
    adjustments: () => world.rows<Record<string, unknown>>('inventory_adjustments'),
    sent: async () =>
      (await world.requests())
        .filter(({ method }) => method === 'PUT')
        .map(({ body }) => JSON.parse(body ?? 'null') as Record<string, unknown>),
  };
}

export type Cheese = Awaited<ReturnType<typeof addCheese>>;

/** Signs Ana in and opens the form that changes the cheese, or the one that adjusts its stock. */
export async function openForm(page: Page, world: World, cheese: Cheese, form: 'edit' | 'stock') {
  await signIn(page, world.keys.full, 'Ana', `${cheese.path}/${form}`);
  await expect(page.getByRole('heading', { level: 1, name: /^(Editar|Ajustar)/ })).toBeVisible();
}

export const toReview = (page: Page) => button(page, 'Revisar los cambios');
export const save = (page: Page, name = 'Queso duro') =>
  button(page, new RegExp(`^Guardar los cambios de .*${name}`));
export const receipt = (page: Page) =>
  page.getByRole('region', { name: /^(Producto guardado|Existencias ajustadas)/ });
