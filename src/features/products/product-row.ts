import type { UseQueryResult } from '@tanstack/react-query';
import type { CatalogItem } from '@/api/catalogs/schemas';
import { asApiError, type ApiError, type ApiFailure } from '@/api/core/errors';
import type { Rows } from '@/api/core/rows';
import {
  productKindOf,
  taxTreatmentOf,
  type Product,
  type ProductKind,
  type TaxTreatment,
} from '@/api/products/schemas';
import { isShareOfPrice, type Tax } from '@/api/taxes/schemas';
import { marginPercent, priceWithTaxes } from '@/domain/price';

/** A reference list by id, as far as it is known. */
export type Lookup<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: ApiError }
  | { status: 'ready'; byId: ReadonlyMap<string, T> };

/** Why a value is not there: the row did not say, or the list that names it has not come, failed, or does not know it. */
export type Lack = 'not-told' | 'loading' | 'unreadable' | 'unlisted';

export type Known<T> = { value: T } | { lack: Lack };

/** Reads a reference list's query; what was read before counts more than a failed refresh. */
export function lookupOf<T extends { id: string }>({
  data,
  error,
}: Pick<UseQueryResult<Rows<T>, ApiFailure>, 'data' | 'error'>): Lookup<T> {
  if (data) return { status: 'ready', byId: new Map(data.rows.map((row) => [row.id, row])) };
  return error ? { status: 'failed', error: asApiError(error) } : { status: 'loading' };
}

/** Finds an id of a row in its reference list. */
export function find<T>(lookup: Lookup<T>, id: string | null): Known<T> {
  if (id === null) return { lack: 'not-told' };
  if (lookup.status === 'loading') return { lack: 'loading' };
  if (lookup.status === 'failed') return { lack: 'unreadable' };
  const value = lookup.byId.get(id);
  return value === undefined ? { lack: 'unlisted' } : { value };
}

/** What the rows of products refer to by id. */
export interface ProductReferences {
  categories: Lookup<CatalogItem>;
  units: Lookup<CatalogItem>;
  taxes: Lookup<Tax>;
}

/** What a customer pays, as far as it can be worked out. */
export interface TaxedPrice {
  amount: string;
  /** Taxes that are no share of the price, and so are not in the amount. */
  leftOut: number;
}

export interface ProductRow extends Product {
  category: Known<CatalogItem>;
  unit: Known<CatalogItem>;
  kind: ProductKind | null;
  treatment: TaxTreatment | null;
  /** Its taxes, each as far as it is known; null when the row does not say. */
  taxes: Known<Tax>[] | null;
  taxed: Known<TaxedPrice>;
  /** Percent with one decimal; null when price or cost is not known. */
  margin: string | null;
  stock: StockMark | null;
}

export type StockMark = 'out' | 'low';

export function productRow(
  product: Product,
  { categories, units, taxes }: ProductReferences,
): ProductRow {
  const own = product.taxIds?.map((id) => find(taxes, id)) ?? null;
  return {
    ...product,
    category: find(categories, product.categoryId),
    unit: find(units, product.measurementId),
    kind: product.productType === null ? null : productKindOf(product.productType),
    treatment: treatmentOf(product),
    taxes: own,
    taxed: taxedPrice(product, own),
    margin: marginOf(product),
    stock: stockMark(product),
  };
}

export function treatmentOf({ taxMethod }: Product): TaxTreatment | null {
  return taxMethod === null ? null : taxTreatmentOf(taxMethod);
}

/** The price with its taxes. The tax that cannot be named makes the whole unknown: a price that is too low is worse than none. */
export function taxedPrice(product: Product, taxes: Known<Tax>[] | null): Known<TaxedPrice> {
  const { price } = product;
  if (price === null) return { lack: 'not-told' };
  const treatment = treatmentOf(product);
  const isFree = treatment === 'exempt' || treatment === 'not-subject';
  if (taxes === null && !isFree) return { lack: 'not-told' };
  const known: Tax[] = [];
  for (const tax of taxes ?? []) {
    if ('lack' in tax) return tax;
    known.push(tax.value);
  }
  const shares = known.filter(isShareOfPrice);
  const amount = priceWithTaxes(
    price,
    shares.map(({ fraction }) => fraction),
  );
  return { value: { amount, leftOut: known.length - shares.length } };
}

function marginOf({ price, cost }: Product): string | null {
  return price === null || cost === null ? null : marginPercent(price, cost);
}

/** Only what is kept in stock can run low, and only where both figures are told. */
export function stockMark({
  availability,
  limitAvailability,
  productType,
}: Product): StockMark | null {
  const isService = productType !== null && productKindOf(productType) === 'service';
  if (isService || availability === null || limitAvailability === null) return null;
  if (availability > limitAvailability) return null;
  return availability <= 0 ? 'out' : 'low';
}
