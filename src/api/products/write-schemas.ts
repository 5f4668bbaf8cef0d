import * as z from 'zod/mini';
import { optionalCode, optionalDecimal, optionalText, optionalUuid, uuid } from '../core/wire';
import { readData, storedRecord, wireRecord } from '../core/wire-record';
import { productFields, type Product, type ProductKind, type TaxTreatment } from './schemas';
import type { Composition } from './words';

// Apart from `schemas.ts`: the list is loaded first, and needs nothing of what is written.

/** A portion of a product; decimal texts. */
export interface Portion {
  name: string;
  unitQuantity: string;
  price: string;
}

/** A price of its own in a price list. No operation lists them, so the id comes from elsewhere. */
export interface ListPrice {
  priceListId: string;
  /** Decimal text. */
  price: string;
}

/** What creation and update have in common. Numbers are decimal texts; empty is left out. */
interface ProductValues {
  name: string;
  sku: string;
  composition: Composition;
  /** Before taxes. */
  price: string;
  cost: string;
  /** In percent of the price; how it is sent is the profile's `marginUnit`. */
  margin: string;
  /** The stock at which the product runs low. */
  limitAvailability: string;
  taxTreatment: TaxTreatment;
  categoryId: string;
  measurementId: string;
  branchId: string;
}

/** A product as a person fills it in. */
export interface NewProduct extends ProductValues {
  kind: Exclude<ProductKind, 'both'>;
  /** The stock it starts with; services have none. */
  availability: string;
  taxIds: readonly string[];
  /** With portions only: how many base units there are, and what is sold of them. */
  baseUnitQuantity: string;
  portions: readonly Portion[];
  prices: readonly ListPrice[];
}

/** Taxes that are left out stay; an empty list removes all (API description, Product): the three are never confused. */
export type TaxChange =
  { way: 'leave' } | { way: 'choose'; ids: readonly [string, ...string[]] } | { way: 'remove-all' };

/** A change of stock posts an inventory adjustment (API description, Product), so it is never a by-product of another change. */
export type StockChange =
  /** `justRead` is the stock read in this very step, where the profile says that an update must carry it; null for services. */
  { way: 'leave'; justRead: number | null } | { way: 'adjust'; to: string };

/** What a person changed of a product; what is not named was not touched. */
export type ProductChanges = Partial<ProductValues> & {
  kind?: ProductKind;
  /** Neither can be read, so both stay as they are until somebody replaces them as a whole. */
  portions?: { baseUnitQuantity: string; portions: readonly Portion[] };
  prices?: readonly ListPrice[];
};

/** A change of a product. */
export interface ProductUpdate {
  /** As it was loaded. */
  loaded: Product;
  changes: ProductChanges;
  taxes: TaxChange;
  stock: StockChange;
}

const tax = wireRecord({
  id: ['id', uuid],
  name: ['name', optionalText],
  code: ['number_code', optionalCode],
  taxType: ['tax_type', optionalText],
  /** Decimal text: `0.13` is 13 %. */
  fraction: ['percent', optionalDecimal],
});

const toldProduct = storedRecord({
  id: ['id', optionalUuid],
  ...productFields,
  taxes: ['taxes', z.nullish(z.array(tax))],
});

const storedProduct = z.pipe(
  toldProduct,
  z.transform(({ taxes = null, ...told }) => ({
    ...told,
    taxes,
    taxIds: taxes?.map(({ id }) => id) ?? null,
  })),
);

/** A product as stored. Null is what the service did not tell. */
export type StoredProduct = z.output<typeof storedProduct>;

/** Reads the answer to an update. */
export const readUpdatedProduct = (body: unknown): StoredProduct => readData(storedProduct, body);

/** Text that is no record is an id. */
const createdProduct = z.pipe(
  z.transform((told: unknown) => (typeof told === 'string' ? { id: told } : (told ?? null))),
  z.nullable(storedProduct),
);

/** Reads the answer to a creation, whose fields are not shown: the product, a bare id, or nothing, which is null. */
export const readCreatedProduct = (body: unknown): StoredProduct | null =>
  readData(createdProduct, body);

/** The service's names of the fields, for its messages about them. */
export const productFieldNames = {
  name: 'name',
  sku: 'sku',
  product_type: 'kind',
  composition_type: 'composition',
  price_before_taxes: 'price',
  cost: 'cost',
  margin: 'margin',
  availability: 'availability',
  limit_availability: 'limitAvailability',
  tax_method: 'taxTreatment',
  product_category_id: 'categoryId',
  product_measurement_id: 'measurementId',
  branch_id: 'branchId',
  tax_ids: 'taxIds',
  'tax_ids.*': 'taxIds',
  base_unit_quantity: 'baseUnitQuantity',
  portions: 'portions',
  'portions.*.name': 'portions.*.name',
  'portions.*.unit_quantity': 'portions.*.unitQuantity',
  'portions.*.price': 'portions.*.price',
  prices: 'prices',
  'prices.*.price_list_id': 'prices.*.priceListId',
  'prices.*.price': 'prices.*.price',
} as const satisfies Record<string, keyof NewProduct | `${'portions' | 'prices'}.*.${string}`>;
