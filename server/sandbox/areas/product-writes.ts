import { randomUUID } from 'node:crypto';
import { Big } from 'big.js';
import type { Kysely } from 'kysely';
import { ownBranch } from './branches';
import { newProductSchema, productUpdateSchema, type SubmittedProduct } from './product-body';
import { checkProduct } from './product-checks';
import { productRecord } from './product-record';
import { taxesOf } from './taxes';
import { readBody } from '../body';
import { Mistakes } from '../mistakes';
import type { Call } from '../operation';
import { isUuid } from '../query';
import { done, notFound, Refusal } from '../replies';
import type { Tables } from '../schema';
import type { ProductRow } from '../seed/products';

const lists = ['tax_ids', 'portions', 'prices'] as const;

/** A product of which nothing but the required fields is known. */
const blank = {
  cost: null,
  margin: null,
  limit_availability: null,
  product_category_id: null,
  product_measurement_id: null,
};

/** A row with the submitted fields in the place of its own; services keep no stock. */
function withSubmitted(row: ProductRow, submitted: SubmittedProduct): ProductRow {
  const { tax_ids, portions, prices, availability, ...plain } = submitted;
  const given = { tax_ids, portions, prices };
  const changed: ProductRow = { ...row, ...plain };
  for (const list of lists) {
    if (given[list] !== undefined) changed[list] = JSON.stringify(given[list]);
  }
  const keepsStock = changed.product_type !== 'service';
  if (keepsStock && availability !== undefined) changed.availability = availability;
  return changed;
}

/** Stores a new product. Its availability is what it starts with, not an adjustment. */
export async function createProduct({ world, integration, body }: Call) {
  const { profile, variants } = world;
  const submitted = readBody(newProductSchema(profile), body);
  const branch = await ownBranch(world, integration.businessId, submitted.branch_id);
  const row = withSubmitted(
    {
      ...blank,
      ...submitted,
      id: randomUUID(),
      business_id: integration.businessId,
      branch_id: branch,
      availability: submitted.product_type === 'service' ? null : 0,
      base_unit_quantity: null,
      tax_ids: '[]',
      portions: '[]',
      prices: '[]',
      overrides: null,
    },
    submitted,
  );
  await world.db.transaction().execute(async (db) => {
    const mistakes = new Mistakes();
    await checkProduct(db, { row, submitted, isNew: true }, mistakes);
    mistakes.check();
    await db.insertInto('products').values(row).execute();
  });
  const answers = {
    record: productRecord(row, variants.productRecordWords, await taxesOf(world, row.business_id)),
    id: { id: row.id },
    nothing: null,
  };
  const answer = answers[variants.createdProduct];
  return done('success', answer, 'Product created successfully.', variants.createdStatus);
}

async function ownProduct(db: Kysely<Tables>, businessId: string, id: string): Promise<ProductRow> {
  const product = isUuid(id)
    ? await db
        .selectFrom('products')
        .selectAll()
        .where('id', '=', id.toLowerCase())
        .where('business_id', '=', businessId)
        .executeTakeFirst()
    : undefined;
  if (!product) throw new Refusal(notFound);
  return product;
}

/** A change of availability produces an inventory adjustment (API description, Product). */
async function adjust(db: Kysely<Tables>, before: ProductRow, after: ProductRow, at: Date) {
  if (before.availability === after.availability) return;
  const [from, to] = [before.availability ?? 0, after.availability ?? 0];
  await db
    .insertInto('inventory_adjustments')
    .values({
      id: randomUUID(),
      business_id: after.business_id,
      branch_id: after.branch_id,
      product_id: after.id,
      quantity_before: from,
      quantity_after: to,
      difference: new Big(to).minus(from).toNumber(),
      made_at: at.toISOString(),
    })
    .execute();
}

/** Changes a product by what is submitted. Taxes left out stay, whatever becomes of the rest. */
export async function updateProduct({ world, integration, params, body }: Call) {
  const { profile, variants } = world;
  const submitted = readBody(productUpdateSchema(profile), body);
  const row = await world.db.transaction().execute(async (db) => {
    const before = await ownProduct(db, integration.businessId, params['id'] ?? '');
    if (submitted.branch_id !== undefined) {
      await ownBranch({ db }, integration.businessId, submitted.branch_id);
    }
    const kept = profile.omittedOnUpdate === 'kept' ? before : { ...before, ...blank };
    const after = withSubmitted(kept, submitted);
    const mistakes = new Mistakes();
    const needsStock =
      profile.availabilityOnUpdate === 'reread' && after.product_type !== 'service';
    if (needsStock && submitted.availability === undefined) {
      mistakes.add('availability', 'The availability is required.');
    }
    await checkProduct(db, { row: after, submitted, isNew: false }, mistakes);
    mistakes.check();
    await adjust(db, before, after, world.clock.now());
    await db.updateTable('products').set(after).where('id', '=', after.id).execute();
    return after;
  });
  const record = productRecord(
    row,
    variants.productRecordWords,
    await taxesOf(world, row.business_id),
  );
  return done('success', record, 'Product updated successfully.', 200);
}
