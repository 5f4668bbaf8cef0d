import type { Product } from '@/api/products/schemas';
import { narrowed } from '../narrowing';
import type { BulkPlace } from './bulk-search';

/** The products that match what the choice is narrowed to; a price that is not told is in no range. */
export function choosableProducts(
  products: readonly Product[],
  { narrowing, least, most }: Pick<BulkPlace, 'narrowing' | 'least' | 'most'>,
): readonly Product[] {
  const found = narrowed(products, narrowing);
  if (least === '' && most === '') return found;
  return found.filter(
    ({ price }) =>
      price !== null &&
      (least === '' || Number(price) >= Number(least)) &&
      (most === '' || Number(price) <= Number(most)),
  );
}
