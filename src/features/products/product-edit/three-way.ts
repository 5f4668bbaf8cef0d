import { isSameValue, movedFields, type ProductField } from '@/api/products/reread-moved';
import type { Product } from '@/api/products/schemas';
import type { TypedProduct } from '../product-form/product-fields';
import { touchedFields, withEdit, type ProductEdit } from './edit-changes';
import { typedFrom } from './edit-values';

/** A field that somebody else changed while it was typed. */
export interface MovedField {
  field: ProductField;
  /** It was changed here as well, to something else: one of the two will be lost. */
  isMine: boolean;
}

/**
 * What moved since the product was opened and is not what was typed. The stock is never among it: a form of a product does not
 * change it, so nothing is lost.
 */
export function threeWay(opened: Product, now: Product, edit: ProductEdit): MovedField[] {
  const wished = withEdit(opened, edit);
  const touched = touchedFields(opened, edit);
  return movedFields(opened, now)
    .filter((field) => field !== 'availability' && !isSameValue(field, wished, now))
    .map((field) => ({ field, isMine: touched.has(field) }));
}

/** Where in the form each field of a product is typed. */
const places: Record<ProductField, readonly (keyof TypedProduct)[]> = {
  name: ['name'],
  sku: ['sku'],
  productType: ['kind'],
  compositionType: [
    'composition',
    'confirmedComposition',
    'portionsWay',
    'baseUnitQuantity',
    'portions',
  ],
  categoryId: ['categoryId'],
  measurementId: ['measurementId'],
  price: ['price', 'margin', 'priceFrom'],
  cost: ['cost'],
  taxMethod: ['taxTreatment'],
  taxIds: ['taxWay', 'taxIds', 'confirmedRemoval'],
  availability: [],
  limitAvailability: ['limitAvailability', 'confirmedLimit'],
};

/** What was typed, with these fields as they are now. */
export function withNow(
  typed: TypedProduct,
  now: Product,
  fields: readonly ProductField[],
): TypedProduct {
  const read = typedFrom(now);
  const taken = fields.flatMap((field) => places[field]).map((name) => [name, read[name]]);
  // Names and values come from one record of this type.
  return { ...typed, ...(Object.fromEntries(taken) as Partial<TypedProduct>) };
}
