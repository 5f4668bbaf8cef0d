import type { NewProduct } from '@/api/products/write-schemas';
import type { Tax } from '@/api/taxes/schemas';
import type { FilledProduct } from './product-schema';
import { chosenTaxes, vatRules } from './vat';

/** A product that was filled in, as it is created in a branch. */
export function toNewProduct(
  filled: FilledProduct,
  { branchId, taxes }: { branchId: string; taxes: readonly Tax[] | null },
): NewProduct {
  const { kind, composition, taxTreatment } = filled;
  if (kind === '' || kind === 'both' || composition === '' || taxTreatment === '') {
    throw new Error('A product was not checked before it was sent');
  }
  return {
    name: filled.name,
    sku: filled.sku,
    kind,
    composition,
    price: filled.price,
    cost: filled.cost,
    // Only one that somebody wants is sent: one that follows from price and cost says nothing new.
    margin: filled.margin,
    availability: filled.availability,
    limitAvailability: filled.limitAvailability,
    taxTreatment,
    taxIds: chosenTaxes(filled, vatRules(taxes, filled.vatId)),
    categoryId: filled.categoryId,
    measurementId: filled.measurementId,
    branchId,
    baseUnitQuantity: filled.baseUnitQuantity,
    portions: filled.portions,
    prices: filled.prices,
  };
}
