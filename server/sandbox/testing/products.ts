import { expect } from 'vitest';
import type { TestWorld } from './sandbox';
import { firstBusiness } from '../seed/branches';
import { taxId, vatCode } from '../seed/taxes';

/** Two taxes of the first business's seed. */
export const vat = taxId(firstBusiness, vatCode);
export const tourism = taxId(firstBusiness, '59');

export interface CreatedProduct {
  success: boolean;
  data: Record<string, unknown> & { id: string };
  message: string;
}

/** A new product of which nothing may be left out. */
export const newProduct = (here: TestWorld) => ({
  name: 'Café molido',
  sku: 'CAFE-1',
  product_type: 'phisical',
  composition_type: 'simple',
  price_before_taxes: 4.5,
  tax_method: 'is_taxed',
  tax_ids: [vat],
  branch_id: here.branch.id,
});

/** Creates a product that is well-formed: its record, and its row as stored. */
export async function createdProduct(here: TestWorld, body: unknown) {
  const answer = await here.post<CreatedProduct>('/products', body);
  expect([answer.status, answer.body]).toEqual([201, expect.objectContaining({ success: true })]);
  return { record: answer.body.data, stored: (await here.rows('products')).at(-1) };
}

/** Fails to create a product, which leaves nothing behind: the fields that were wrong. */
export async function refusedProduct(here: TestWorld, body: unknown) {
  const before = await here.rows('products');
  const answer = await here.post<{ errors: Record<string, string[]> }>('/products', body);
  expect([answer.status, answer.body]).toEqual([
    422,
    { success: false, message: 'Validation errors', errors: expect.any(Object) as object },
  ]);
  expect(await here.rows('products')).toEqual(before);
  return Object.keys(answer.body.errors);
}
