import type { Product } from '@/api/products/schemas';
import type { PageSort } from '@/ui/table/page-sort';
import { productRow, type ProductReferences, type ProductRow } from './product-row';

type SortValue = string | number | undefined;

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

const texts = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

/** The whole list in the order of a column; its own order when none is asked for. */
export function ordered(
  products: readonly Product[],
  sort: PageSort | null,
  references: ProductReferences,
): readonly Product[] {
  const valueOf = sort === null ? undefined : sortValues[sort.column];
  if (sort === null || valueOf === undefined) return products;
  const keyed = products.map((product) => ({
    product,
    value: valueOf(productRow(product, references)),
  }));
  keyed.sort((one, other) => compare(one.value, other.value, sort.descending));
  return keyed.map(({ product }) => product);
}

function compare(one: SortValue, other: SortValue, descending: boolean): number {
  if (one === undefined || other === undefined) {
    return Number(one === undefined) - Number(other === undefined);
  }
  const order =
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : texts.compare(String(one), String(other));
  return descending ? -order : order;
}
