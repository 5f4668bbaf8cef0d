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

/** A cheese in the first branch, and what a test does with it. */
export class EditedProduct {
  readonly #here: TestWorld;
  /** As it was before the first update. */
  readonly row: StoredProduct;

  private constructor(here: TestWorld, row: StoredProduct) {
    this.#here = here;
    this.row = row;
  }

  static async add(here: TestWorld): Promise<EditedProduct> {
    await here.addRows('products', [
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
    const row = (await here.rows<StoredProduct>('products')).at(-1);
    if (!row) throw new Error('The product was not added');
    return new EditedProduct(here, row);
  }

  get path(): string {
    return `/products/${this.row.id}`;
  }

  /** The record an update that is well-formed is answered with. */
  async update(body: unknown) {
    const answer = await this.#here.put<Updated>(this.path, body);
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ success: true })]);
    return answer.body.data;
  }

  /** The fields an update is refused for; it leaves nothing behind. */
  async refuse(body: unknown) {
    const before = [await this.stored(), await this.adjustments()];
    const answer = await this.#here.put<{ errors: object }>(this.path, body);
    expect([answer.status, answer.body]).toEqual([
      422,
      { success: false, message: 'Validation errors', errors: expect.any(Object) as object },
    ]);
    expect([await this.stored(), await this.adjustments()]).toEqual(before);
    return Object.keys(answer.body.errors);
  }

  async stored() {
    const rows = await this.#here.rows<StoredProduct>('products');
    return rows.find(({ id }) => id === this.row.id);
  }

  adjustments() {
    return this.#here.rows('inventory_adjustments');
  }
}
