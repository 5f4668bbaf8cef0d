import * as z from 'zod/mini';
import { readPage, type Page, type PageAsked } from '../core/paging';
import { idParam, intParam } from '../core/params';
import {
  optionalCode,
  optionalDecimal,
  optionalNumber,
  optionalText,
  optionalUuid,
  uuid,
} from '../core/wire';

/** The example page size is 20; no maximum is documented, so the one of the other lists is kept. */
export const productLimits = { perPage: { minimum: 1, maximum: 200, default: 20 } } as const;

export const productListParams = z.object({
  branch: idParam,
  page: intParam(1),
  perPage: intParam(productLimits.perPage.minimum, productLimits.perPage.maximum),
});
export type ProductListParams = z.infer<typeof productListParams>;

/** The query of the list, in the names the API description gives. */
export function toListQuery({ page, perPage }: PageAsked) {
  return { page, per_page: perPage };
}

/**
 * A product as the list shows it. Its row fields are not documented (only the answer to an update is), so any may be null, which
 * means "not given" and never 0. Words of closed lists are kept as they came: they differ between creation and update.
 */
export interface Product {
  id: string;
  name: string | null;
  sku: string | null;
  /** Decimal text, before taxes. */
  price: string | null;
  /** Decimal text. */
  cost: string | null;
  taxMethod: string | null;
  compositionType: string | null;
  productType: string | null;
  categoryId: string | null;
  measurementId: string | null;
  availability: number | null;
  limitAvailability: number | null;
  /** Null when the row does not say; an empty list says that it has none. */
  taxIds: string[] | null;
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

/** The fields of a product that the list and the answers to writes share; in an answer each may be missing. */
export const productFields = {
  name: optionalText,
  sku: optionalCode,
  price_before_taxes: optionalDecimal,
  cost: optionalDecimal,
  tax_method: optionalText,
  composition_type: optionalText,
  product_type: optionalText,
  product_category_id: optionalUuid,
  product_measurement_id: optionalUuid,
  availability: optionalNumber,
  limit_availability: optionalNumber,
  taxes: z._default(z.nullable(z.array(z.object({ id: uuid }))), null),
};

/** The model of these fields. */
export function toProductFields(wire: {
  [K in keyof typeof productFields]: z.output<(typeof productFields)[K]>;
}): Omit<Product, 'id'> {
  return {
    name: wire.name,
    sku: wire.sku,
    price: wire.price_before_taxes,
    cost: wire.cost,
    taxMethod: wire.tax_method,
    compositionType: wire.composition_type,
    productType: wire.product_type,
    categoryId: wire.product_category_id,
    measurementId: wire.product_measurement_id,
    availability: wire.availability,
    limitAvailability: wire.limit_availability,
    taxIds: wire.taxes?.map(({ id }) => id) ?? null,
  };
}

const product = z.pipe(
  z.object({ id: uuid, ...productFields }),
  z.transform((wire): Product => ({ id: wire.id, ...toProductFields(wire) })),
);

/** Reads a page of a branch's products. */
export function readProductPage(body: unknown, asked: PageAsked): Page<Product> {
  return readPage(product, body, asked);
}
