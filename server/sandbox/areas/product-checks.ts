import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { SubmittedProduct } from './product-body';
import type { Mistakes } from '../mistakes';
import type { Tables } from '../schema';
import type { ProductRow } from '../seed/products';
import { vatCode } from '../seed/taxes';

const idsSchema = z.array(z.string());

/** A product about to be stored, and what of it was submitted now. */
export interface Draft {
  row: ProductRow;
  submitted: SubmittedProduct;
  /** Whether it is new. */
  isNew: boolean;
}

/** The SKU is a unique identifier (API description, Product): of a business, as its other records are. */
async function checkSku(db: Kysely<Tables>, { row }: Draft, mistakes: Mistakes) {
  const other = await db
    .selectFrom('products')
    .select('id')
    .where('business_id', '=', row.business_id)
    .where('sku', '=', row.sku)
    .where('id', '!=', row.id)
    .executeTakeFirst();
  if (other) mistakes.add('sku', 'The sku has already been taken.');
}

async function checkCatalogs(db: Kysely<Tables>, { row, submitted }: Draft, mistakes: Mistakes) {
  const { product_category_id: category, product_measurement_id: unit } = submitted;
  const found = {
    product_category_id:
      category === undefined ||
      (await db
        .selectFrom('categories')
        .select('id')
        .where('id', '=', category)
        .where('business_id', '=', row.business_id)
        .executeTakeFirst()),
    product_measurement_id:
      unit === undefined ||
      (await db
        .selectFrom('catalog_items')
        .select('id')
        .where('id', '=', unit)
        .where('catalog', '=', 'units')
        .executeTakeFirst()),
  };
  for (const [field, item] of Object.entries(found)) {
    if (!item) mistakes.add(field, `The selected ${field} is invalid.`);
  }
}

/** A taxed product is sent with the VAT at least; an empty list on update removes all (API description, Product). */
async function checkTaxes(db: Kysely<Tables>, draft: Draft, mistakes: Mistakes) {
  const { row, submitted, isNew } = draft;
  const taxes = await db
    .selectFrom('taxes')
    .select(['id', 'number_code'])
    .where('business_id', '=', row.business_id)
    .execute();
  const codes = new Map(taxes.map(({ id, number_code }) => [id, number_code]));
  for (const [index, id] of (submitted.tax_ids ?? []).entries()) {
    const field = `tax_ids.${index}`;
    if (!codes.has(id)) mistakes.add(field, `The selected ${field} is invalid.`);
  }
  const isRemoval = !isNew && submitted.tax_ids?.length === 0;
  const isTouched = isNew || submitted.tax_ids !== undefined || submitted.tax_method !== undefined;
  if (row.tax_method !== 'taxed' || isRemoval || !isTouched) return;
  const kept = idsSchema.parse(JSON.parse(row.tax_ids));
  if (!kept.some((id) => codes.get(id) === vatCode)) {
    mistakes.add('tax_ids', 'The tax_ids must include the VAT of a taxed product.');
  }
}

/** Portions need what they are portions of; what is sold whole has none. */
function checkPortions({ row, submitted, isNew }: Draft, mistakes: Mistakes) {
  const { portions, base_unit_quantity: base, composition_type } = submitted;
  if (row.composition_type !== 'portions') {
    const sent = { portions: (portions ?? []).length > 0, base_unit_quantity: base !== undefined };
    for (const [field, isSent] of Object.entries(sent)) {
      if (isSent) mistakes.add(field, `The ${field} is only for products with portions.`);
    }
    return;
  }
  if (!isNew && composition_type === undefined && portions === undefined) return;
  if (row.base_unit_quantity === null) {
    mistakes.add('base_unit_quantity', 'The base_unit_quantity is required with portions.');
  }
  if (row.portions === '[]') mistakes.add('portions', 'The portions are required.');
}

/** How far a submitted price may be from the formula's: a margin rounded to a whole percent still fits. */
const closeEnough = 0.02;

/** The stated relation, price = cost / (1 - margin), where all three are submitted together. */
function checkMargin({ submitted }: Draft, mistakes: Mistakes) {
  const { price_before_taxes: price, cost, margin } = submitted;
  if (price === undefined || cost === undefined || margin === undefined) return;
  const stated = cost / (1 - margin);
  if (Math.abs(stated - price) > 0.01 + price * closeEnough) {
    mistakes.add('margin', 'The margin does not fit price_before_taxes and cost.');
  }
}

/** Everything that makes a well-formed product impossible, or one that contradicts itself. */
export async function checkProduct(db: Kysely<Tables>, draft: Draft, mistakes: Mistakes) {
  await checkSku(db, draft, mistakes);
  await checkCatalogs(db, draft, mistakes);
  await checkTaxes(db, draft, mistakes);
  checkPortions(draft, mistakes);
  checkMargin(draft, mistakes);
}
