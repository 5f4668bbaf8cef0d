import { randomUUID } from 'node:crypto';
import { Big } from 'big.js';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema';
import type { ExpenseRow } from '../seed/expenses';
import type { ProductRow } from '../seed/products';

/** A purchased quantity of a product of the purchase's branch. */
export interface Received {
  product: ProductRow;
  quantity: number;
}

/** The products of a purchase's branch by SKU; one the branch does not have is left out. */
export async function productsBySku(
  db: Kysely<Tables>,
  { business_id, branch_id }: Pick<ExpenseRow, 'business_id' | 'branch_id'>,
  skus: readonly string[],
): Promise<Map<string, ProductRow>> {
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('business_id', '=', business_id)
    .where('branch_id', '=', branch_id)
    .where('sku', 'in', skus)
    .execute();
  return new Map(rows.map((row) => [row.sku, row]));
}

/** Adds to the stock of what has one, and makes a lot of each where the purchase names a lot or a date. */
export async function putInStock(
  db: Kysely<Tables>,
  expense: ExpenseRow,
  received: readonly Received[],
) {
  const hasLot = expense.batch_number !== null || expense.expiration_date !== null;
  for (const { product, quantity } of received) {
    if (product.product_type === 'service') continue;
    product.availability = new Big(product.availability ?? 0).plus(quantity).toNumber();
    await db
      .updateTable('products')
      .set({ availability: product.availability })
      .where('id', '=', product.id)
      .execute();
    if (hasLot) await addLot(db, expense, product, quantity);
  }
}

async function addLot(
  db: Kysely<Tables>,
  { business_id, branch_id, batch_number, expiration_date }: ExpenseRow,
  product: ProductRow,
  quantity: number,
) {
  await db
    .insertInto('batches')
    .values({
      id: randomUUID(),
      business_id,
      branch_id,
      product_id: product.id,
      batch_number,
      expiration_date,
      quantity,
      available_quantity: quantity,
      is_removed: 0,
      is_seed: 0,
      overrides: null,
    })
    .execute();
}
