import type { CatalogItem } from '@/api/catalogs/schemas';
import type { Product } from '@/api/products/schemas';
import { textSearch } from '@/domain/search-text';
import { m } from '@/text/generated/messages';
import { find, type Lookup } from './lookup';
import type { ProductNarrowing } from './product-address';
import { stockMark, treatmentOf } from './product-row';
import { treatmentInWords } from './product-words';

const byText = textSearch<Product>(({ name, sku }) => [name, sku]);

/** The products that match all that narrows the list; the same array when nothing does. */
export function narrowed(
  products: readonly Product[],
  { q, low, tax, category }: ProductNarrowing,
): readonly Product[] {
  const found = byText(products, q);
  if (!low && tax === null && category === null) return found;
  return found.filter(
    (product) =>
      (!low || stockMark(product) !== null) &&
      (tax === null || treatmentOf(product) === tax) &&
      (category === null || product.categoryId?.toLowerCase() === category),
  );
}

/** What narrows the list, in one line; also when nothing does. */
export function narrowingInWords(
  { q, low, tax, category }: ProductNarrowing,
  categories: Lookup<CatalogItem>,
): string {
  const known = find(categories, category);
  const parts = [
    ...(q.trim() === '' ? [] : [m.products_narrowed_text({ text: q.trim() })]),
    ...(category === null
      ? []
      : [m.products_narrowed_category({ name: 'value' in known ? known.value.name : category })]),
    ...(tax === null ? [] : [treatmentInWords(tax)]),
    ...(low ? [m.products_filter_low()] : []),
  ];
  return parts.length === 0 ? m.products_export_all() : parts.join('; ');
}

/** What became of what narrows products, where an address says something that is not possible. */
export const correctedNarrowing = {
  q: m.products_corrected_q,
  low: m.products_corrected_low,
  tax: m.products_corrected_tax,
  category: m.products_corrected_category,
};
