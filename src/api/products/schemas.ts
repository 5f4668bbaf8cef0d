import * as z from 'zod/mini';
import { readPage, type Page, type PageAsked } from '../core/paging';
import { idParam, pageParams } from '../core/params';
import {
  optionalCode,
  optionalDecimal,
  optionalNumber,
  optionalText,
  optionalUuid,
  uuid,
} from '../core/wire';
import { keptRecord, wireRecord } from '../core/wire-record';
import { productLimits } from './names';

export const productListParams = z.object({
  branch: idParam,
  ...pageParams(productLimits.perPage),
});
export type ProductListParams = z.infer<typeof productListParams>;

/** The query of the list, in the names the API description gives. */
export function toListQuery({ page, perPage }: PageAsked) {
  return { page, per_page: perPage };
}

/** How a product is taxed; creation and update spell two of them differently (API description, Product). */
export type TaxTreatment = 'taxed' | 'exempt' | 'not-subject';

const taxTreatments = new Map<string, TaxTreatment>([
  ['is_taxed', 'taxed'],
  ['exent', 'exempt'],
  ['is_exent', 'exempt'],
  ['not_subject', 'not-subject'],
  ['is_not_subject', 'not-subject'],
]);

/** Reads a product's `taxMethod`; null for a word that no description lists. */
export function taxTreatmentOf(word: string): TaxTreatment | null {
  return taxTreatments.get(word) ?? null;
}

export type ProductKind = 'goods' | 'service' | 'both';

const productKinds = new Map<string, ProductKind>([
  ['phisical', 'goods'],
  ['physical', 'goods'],
  ['service', 'service'],
  ['both', 'both'],
]);

/** Reads a product's `productType`; null for a word that no description lists. */
export function productKindOf(word: string): ProductKind | null {
  return productKinds.get(word) ?? null;
}

/** What the list and the answers to writes tell of a product; in an answer each may be missing. */
export const productFields = {
  name: ['name', optionalText],
  sku: ['sku', optionalCode],
  price: ['price_before_taxes', optionalDecimal],
  /** Decimal text. */
  cost: ['cost', optionalDecimal],
  taxMethod: ['tax_method', optionalText],
  compositionType: ['composition_type', optionalText],
  productType: ['product_type', optionalText],
  categoryId: ['product_category_id', optionalUuid],
  measurementId: ['product_measurement_id', optionalUuid],
  availability: ['availability', optionalNumber],
  limitAvailability: ['limit_availability', optionalNumber],
} as const;

const idsOfTaxes = z.pipe(
  z.nullish(z.array(z.object({ id: uuid }))),
  z.transform((taxes) => taxes?.map(({ id }) => id) ?? null),
);

const product = wireRecord({
  id: ['id', uuid],
  ...productFields,
  /** Null when the row does not say; an empty list says that it has none. */
  taxIds: ['taxes', idsOfTaxes],
});

/** A product that was read once and kept as JSON, such as with a draft or a plan. */
export const keptProduct = keptRecord({
  id: ['id', uuid],
  ...productFields,
  taxIds: ['taxes', z.nullable(z.array(uuid))],
});

/**
 * A product as the list shows it. Its row fields are not documented (only the answer to an update is), so any may be null, which
 * means "not given" and never 0. Words of closed lists are kept as they came: they differ between creation and update.
 */
export type Product = z.output<typeof product>;

/** Reads a page of a branch's products. */
export function readProductPage(body: unknown, asked: PageAsked): Page<Product> {
  return readPage(product, body, asked);
}
