import Big from 'big.js';
import { productKindOf, taxTreatmentOf, type Product } from './schemas';
import { compositionOf } from './words';

/** What the list tells of a product, besides which one it is. */
export type ProductField = Exclude<keyof Product, 'id'>;

/** In the order of the forms. */
export const productFieldOrder = [
  'name',
  'sku',
  'productType',
  'compositionType',
  'categoryId',
  'measurementId',
  'price',
  'cost',
  'taxMethod',
  'taxIds',
  'availability',
  'limitAvailability',
] as const satisfies readonly ProductField[];

/** Which fields of a product are not what they were. Two spellings of one meaning are the same (API description, Product). */
export function movedFields(before: Product, now: Product): ProductField[] {
  return productFieldOrder.filter((field) => !isSameValue(field, before, now));
}

/** Whether a field means the same in two readings of a product. */
export function isSameValue(field: ProductField, one: Product, other: Product): boolean {
  switch (field) {
    case 'name':
    case 'sku':
    case 'availability':
    case 'limitAvailability':
      return one[field] === other[field];
    case 'categoryId':
    case 'measurementId':
      return one[field]?.toLowerCase() === other[field]?.toLowerCase();
    case 'price':
    case 'cost':
      return isSameAmount(one[field], other[field]);
    case 'productType':
      return isSameWord(one[field], other[field], productKindOf);
    case 'compositionType':
      return isSameWord(one[field], other[field], compositionOf);
    case 'taxMethod':
      return isSameWord(one[field], other[field], taxTreatmentOf);
    case 'taxIds':
      return isSameSet(one[field], other[field]);
  }
}

function isSameAmount(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : new Big(one).eq(other);
}

function isSameWord(
  one: string | null,
  other: string | null,
  meaning: (word: string) => string | null,
): boolean {
  if (one === null || other === null) return one === other;
  return (meaning(one) ?? one) === (meaning(other) ?? other);
}

function isSameSet(one: readonly string[] | null, other: readonly string[] | null): boolean {
  if (one === null || other === null) return one === other;
  const lower = (ids: readonly string[]) => [...new Set(ids.map((id) => id.toLowerCase()))].sort();
  return lower(one).join() === lower(other).join();
}
