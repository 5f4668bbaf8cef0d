import type { TaxTreatment } from '@/api/products/schemas';
import type { TaxChange } from '@/api/products/write-schemas';
import type { PriceChange, PriceRounding } from '@/domain/bulk-price';

/** What is to change of a product; null is left as it is. Stock is not among it: no change of many products moves it. */
export interface RowChange {
  price: { change: PriceChange; rounding: PriceRounding } | null;
  /** The stock at which it runs low, as decimal text. */
  minimum: string | null;
  categoryId: string | null;
  treatment: TaxTreatment | null;
  taxes: TaxChange;
}

export const nothingChanges: RowChange = {
  price: null,
  minimum: null,
  categoryId: null,
  treatment: null,
  taxes: { way: 'leave' },
};

export function changesSomething(change: RowChange): boolean {
  return (
    change.price !== null ||
    change.minimum !== null ||
    change.categoryId !== null ||
    change.treatment !== null ||
    change.taxes.way !== 'leave'
  );
}
