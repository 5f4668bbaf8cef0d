import Big from 'big.js';
import * as z from 'zod/mini';
import { decimalText } from '@/domain/decimal-text';
import { currentProfile } from '../core/profile';
import {
  decimal,
  isBlank,
  optionalCode,
  optionalDecimal,
  optionalText,
  optionalUuid,
  orNull,
  text,
  uuid,
} from '../core/wire';
import { optionalList, readData, storedRecord, wireRecord, type Filled } from '../core/wire-record';
import { productFields, productKindOf, taxTreatmentOf, type Product } from './schemas';
import { compositionOf, wordsIn, type ProductForm } from './words';

// Apart from `schemas.ts`: the list is loaded first, and needs nothing of what is written.

const portion = wireRecord({
  name: ['name', text],
  unitQuantity: ['unit_quantity', decimal],
  price: ['price', decimal],
});

/** A portion of a product; decimal texts. */
export type Portion = z.output<typeof portion>;

/** A price of its own in a price list. No operation lists them, so the id comes from elsewhere. */
const listPrice = wireRecord({ priceListId: ['price_list_id', uuid], price: ['price', decimal] });

/** In percent of the price; a fraction where the profile reads it so: the description says both (API description, Product). */
const margin = orNull(
  z.pipe(
    decimal,
    z.codec(z.string(), z.string(), {
      decode: (digits) => (isFraction() ? new Big(digits).times(100).toFixed() : digits),
      encode: (percent) =>
        isFraction() ? new Big(percent.trim()).times('0.01').toFixed() : percent,
    }),
  ),
);

const isFraction = () => currentProfile().marginUnit === 'fraction';

/** What is sent of a product. Numbers are decimal texts; empty is left out. */
const sentIn = (form: ProductForm) => {
  const words = wordsIn(form);
  return {
    name: ['name', optionalText],
    sku: ['sku', optionalText],
    kind: ['product_type', words.kind],
    composition: ['composition_type', words.composition],
    /** Before taxes. */
    price: ['price_before_taxes', optionalDecimal],
    cost: ['cost', optionalDecimal],
    margin: ['margin', margin],
    /** The stock at which the product runs low. */
    limitAvailability: ['limit_availability', optionalDecimal],
    taxTreatment: ['tax_method', words.taxTreatment],
    categoryId: ['product_category_id', optionalUuid],
    measurementId: ['product_measurement_id', optionalUuid],
    branchId: ['branch_id', optionalUuid],
    /** The stock; a service has none. */
    availability: ['availability', optionalDecimal],
    taxIds: ['tax_ids', optionalList(uuid)],
    /** With portions only: how many base units there are, and what is sold of them. */
    baseUnitQuantity: ['base_unit_quantity', optionalDecimal],
    portions: ['portions', optionalList(portion)],
    prices: ['prices', optionalList(listPrice)],
  } as const;
};
const created = sentIn('create');
export const newProduct = wireRecord(created);
/** Taxes that are left out stay, so an update without any says so. */
export const changedProduct = wireRecord({
  ...sentIn('update'),
  taxIds: ['tax_ids', orNull(z.array(uuid))],
});

/** A product as a person fills it in. */
export type NewProduct = Filled<typeof created>;

/** What a creation says: nothing that does not go with the kind or the composition. */
export function newValues(product: NewProduct): Partial<NewProduct> {
  const { availability, limitAvailability, baseUnitQuantity, portions, ...values } = product;
  return {
    ...values,
    ...(product.kind !== 'service' && { availability, limitAvailability }),
    ...(product.composition === 'portions' && { baseUnitQuantity, portions }),
  };
}

/** Taxes that are left out stay; an empty list removes all (API description, Product): the three are never confused. */
export type TaxChange =
  { way: 'leave' } | { way: 'choose'; ids: readonly [string, ...string[]] } | { way: 'remove-all' };

/** A change of stock posts an inventory adjustment (API description, Product), so it is never a by-product of another change. */
export type StockChange =
  /** `justRead` is the stock read in this very step, where the profile says that an update must carry it; null for services. */
  { way: 'leave'; justRead: number | null } | { way: 'adjust'; to: string };

/** What a person changed of a product; what is not named was not touched. */
export type ProductChanges = Partial<
  Omit<NewProduct, 'availability' | 'taxIds' | 'baseUnitQuantity' | 'portions'>
> & {
  /** Portions and prices cannot be read, so both stay as they are until somebody replaces them as a whole. */
  portions?: Pick<NewProduct, 'baseUnitQuantity' | 'portions'>;
};

/** A change of a product. */
export interface ProductUpdate {
  /** As it was loaded. */
  loaded: Product;
  changes: ProductChanges;
  taxes: TaxChange;
  stock: StockChange;
}

/** A product that was read, as its forms hold it. */
export function valuesOfProduct(product: Omit<Product, 'id'>) {
  const { productType, compositionType, taxMethod, limitAvailability, ...values } = product;
  const { name, sku, price, cost, categoryId, measurementId } = values;
  return {
    name,
    sku,
    price,
    cost,
    categoryId,
    measurementId,
    kind: meantBy(productType, productKindOf),
    composition: meantBy(compositionType, compositionOf),
    taxTreatment: meantBy(taxMethod, taxTreatmentOf),
    limitAvailability: limitAvailability === null ? null : decimalText(limitAvailability),
  };
}

/** A word that no description lists is told, and sent, as it came. */
const meantBy = <T extends string>(word: string | null, meaning: (word: string) => T | null) =>
  word === null ? null : (meaning(word) ?? (word as T));

/**
 * What an update says: what was changed and, where omitted fields may be lost, what was read as well. Taxes and stock are in it
 * only when somebody meant them to be; portions, prices, margin, base units and branch were never read and never guessed.
 */
export function updatedValues(update: ProductUpdate): Partial<z.output<typeof changedProduct>> {
  const { loaded, changes, taxes } = update;
  const { portions, ...changed } = changes;
  // An update must not overwrite with nothing what it repeats as it was read.
  const meant = Object.entries(changed).filter(([, value]) => !isBlank(value));
  return {
    ...(currentProfile().omittedOnUpdate === 'unknown' && valuesOfProduct(loaded)),
    ...(Object.fromEntries(meant) as typeof changed),
    ...portions,
    availability: stockIn(update),
    taxIds: taxes.way === 'leave' ? null : taxes.way === 'choose' ? [...taxes.ids] : [],
  };
}

/** A stale stock would post a silent adjustment, so an update without one carries none, or the one just read. */
function stockIn({ stock }: ProductUpdate): string | null {
  if (stock.way === 'adjust') return stock.to;
  if (currentProfile().availabilityOnUpdate === 'omit' || stock.justRead === null) return null;
  return decimalText(stock.justRead);
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

export const readUpdatedProduct = (body: unknown): StoredProduct => readData(storedProduct, body);

/** Text that is no record is an id. */
const createdProduct = z.pipe(
  z.transform((told: unknown) => (typeof told === 'string' ? { id: told } : (told ?? null))),
  z.nullable(storedProduct),
);

/** Reads the answer to a creation, whose fields are not shown: the product, a bare id, or nothing, which is null. */
export const readCreatedProduct = (body: unknown): StoredProduct | null =>
  readData(createdProduct, body);
