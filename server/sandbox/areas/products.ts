import * as z from 'zod/mini';
import { ownBranch } from './branches';
import { taxesOf, taxRecord } from './taxes';
import type { Call, Operation } from '../operation';
import { onWire } from '../overrides';
import { readPage, shortPagination } from '../paging';
import { data } from '../replies';
import type { ProductRow } from '../seed/products';
import type { Variants } from '../variants';

type Words = Record<Variants['productRecordWords'], string>;

/** The wire's two spellings of each tax treatment (API description, Product). */
const taxMethods = new Map<string, Words>([
  ['taxed', { create: 'is_taxed', update: 'is_taxed' }],
  ['exempt', { create: 'exent', update: 'is_exent' }],
  ['not-subject', { create: 'not_subject', update: 'is_not_subject' }],
]);

/** The wire's two spellings of each composition. */
const compositions = new Map<string, Words>([
  ['simple', { create: 'simple', update: 'simple' }],
  ['portions', { create: 'portions', update: 'with_portions' }],
  ['recipe', { create: 'recipe', update: 'with_recipe' }],
]);

const taxIdsSchema = z.array(z.string());

/** A product as its record shows it; a word the description does not know goes out as it is stored. */
function productRecord(
  product: ProductRow,
  words: Variants['productRecordWords'],
  taxes: ReadonlyMap<string, unknown>,
) {
  const taxIds = taxIdsSchema.parse(JSON.parse(product.tax_ids));
  const record = {
    id: product.id,
    name: product.name,
    sku: product.sku,
    price_before_taxes: product.price_before_taxes,
    cost: product.cost,
    tax_method: taxMethods.get(product.tax_method)?.[words] ?? product.tax_method,
    composition_type:
      compositions.get(product.composition_type)?.[words] ?? product.composition_type,
    product_type: product.product_type,
    product_category_id: product.product_category_id,
    product_measurement_id: product.product_measurement_id,
    availability: product.availability,
    limit_availability: product.limit_availability,
    taxes: taxIds.flatMap((id) => taxes.get(id) ?? []),
  };
  return onWire(record, product.overrides);
}

async function listOfBranch({ world, integration, params, query }: Call) {
  const branch = await ownBranch(world, integration.businessId, params['branch_id'] ?? '');
  const { productsPerPage, productRecordWords } = world.variants;
  const page = readPage(query, {
    page: 'page',
    perPage: 'per_page',
    largest: productsPerPage,
    usual: Math.min(20, productsPerPage),
  });
  query.check();
  const ofBranch = world.db.selectFrom('products').where('branch_id', '=', branch);
  const { total } = await ofBranch
    .select((products) => products.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await ofBranch
    .selectAll()
    .orderBy('name')
    .orderBy('id')
    .limit(page.perPage)
    .offset(page.offset)
    .execute();
  const taxes = new Map(
    (await taxesOf(world, integration.businessId)).map((tax) => [tax.id, taxRecord(tax)]),
  );
  return data('success', {
    data: rows.map((row) => productRecord(row, productRecordWords, taxes)),
    pagination: shortPagination(page, total),
  });
}

export const productOperations: readonly Operation[] = [
  {
    name: 'products.list',
    method: 'GET',
    path: '/products/branch/{branch_id}',
    scope: null,
    envelope: 'success',
    unauthorized: 'error',
    failure: 'error',
    handle: listOfBranch,
  },
];
