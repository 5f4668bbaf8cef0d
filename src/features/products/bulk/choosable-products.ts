import type { Product } from '@/api/products/schemas';
import { narrowed } from '../narrowing';
import type { ProductNarrowing } from '../product-address';
import type { BulkPlace } from './bulk-search';

/** The products that match what the choice is narrowed to; a price that is not told is in no range. */
export function choosableProducts(
  products: readonly Product[],
  place: ProductNarrowing & Pick<BulkPlace, 'least' | 'most'>,
): readonly Product[] {
  const { least, most } = place;
  const found = narrowed(products, place);
  if (least === null && most === null) return found;
  return found.filter(
    ({ price }) =>
      price !== null &&
      (least === null || Number(price) >= Number(least)) &&
      (most === null || Number(price) <= Number(most)),
  );
}
