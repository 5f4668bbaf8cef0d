import type { Product } from '@/api/products/schemas';
import type { SortValue } from '@/ui/table/column';
import { orderRows, type Sort } from '@/ui/table/sort';
import { productRow, type ProductReferences, type ProductRow } from './product-row';

const digits = (text: string | null) => (text === null ? undefined : Number(text));

/** What each column is ordered by; undefined is not known and stands last. */
export const sortValues: Record<string, (row: ProductRow) => SortValue> = {
  product: ({ name, sku }) => name ?? sku ?? undefined,
  sku: ({ sku }) => sku ?? undefined,
  category: ({ category }) => ('value' in category ? category.value.name : undefined),
  unit: ({ unit }) => ('value' in unit ? unit.value.name : undefined),
  taxes: ({ taxMethod }) => taxMethod ?? undefined,
  type: ({ productType }) => productType ?? undefined,
  price: ({ price }) => digits(price),
  taxed: ({ taxed }) => ('value' in taxed ? Number(taxed.value.amount) : undefined),
  cost: ({ cost }) => digits(cost),
  margin: ({ margin }) => digits(margin),
  stock: ({ availability }) => availability ?? undefined,
  minimum: ({ limitAvailability }) => limitAvailability ?? undefined,
};

/** The whole list in the order of a column; its own order when none is asked for. */
export function ordered(
  products: readonly Product[],
  sort: Sort | null,
  references: ProductReferences,
): readonly Product[] {
  const valueOf = sort === null ? undefined : sortValues[sort.column];
  if (sort === null || valueOf === undefined) return products;
  return orderRows(
    products,
    (product) => valueOf(productRow(product, references)),
    sort.descending,
  );
}
