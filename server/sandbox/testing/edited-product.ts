import { expect } from 'vitest';
import { vat } from './products';
import type { TestWorld } from './sandbox';

export interface StoredProduct extends Record<string, unknown> {
  id: string;
  availability: number | null;
}

interface Updated {
  success: boolean;
  data: Record<string, unknown>;
  message: string;
}

/** Puts a cheese into the first branch, and tells what a test may do with it. */
export async function addEditedProduct(here: TestWorld) {
  const rows = () => here.rows<StoredProduct>('products');
  const [id = ''] = await here.addRows('products', [
    {
      name: 'Queso duro',
      sku: 'QUESO',
      product_type: 'phisical',
      composition_type: 'simple',
      tax_method: 'taxed',
      tax_ids: [vat],
      price_before_taxes: 3,
      cost: 2,
      margin: 0.3333,
      availability: 10,
      limit_availability: 4,
    },
  ]);
  const path = `/products/${id}`;
  const stored = async () => (await rows()).find((row) => row.id === id);
  const adjustments = () => here.rows('inventory_adjustments');

  /** The record an update that is well-formed is answered with. */
  const update = async (body: unknown) => {
    const answer = await here.put<Updated>(path, body);
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ success: true })]);
    return answer.body.data;
  };

  /** The fields an update is refused for; it leaves nothing behind. */
  const refuse = async (body: unknown) => {
    const before = [await stored(), await adjustments()];
    const answer = await here.put<{ errors: object }>(path, body);
    expect([answer.status, answer.body]).toEqual([
      422,
      { success: false, message: 'Validation errors', errors: expect.any(Object) as object },
    ]);
    expect([await stored(), await adjustments()]).toEqual(before);
    return Object.keys(answer.body.errors);
  };

  const row = await stored();
  if (!row) throw new Error('The product was not added');
  return { row, path, stored, adjustments, update, refuse };
}

export type EditedProduct = Awaited<ReturnType<typeof addEditedProduct>>;
