import type { CatalogItem } from '@/api/catalogs/schemas';
import type { Product } from '@/api/products/schemas';
import { present } from '@/domain/present';
import { textSearch } from '@/domain/search-text';
import { choiceControl } from '@/modules/list/filter-bar';
import { m } from '@/text/generated/messages';
import { treatments, type ProductNarrowing } from './product-address';
import { stockMark, treatmentOf, find, type Lookup } from './product-row';
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
  const parts = present(
    q.trim() !== '' && m.products_narrowed_text({ text: q.trim() }),
    category !== null &&
      m.products_narrowed_category({ name: 'value' in known ? known.value.name : category }),
    tax && treatmentInWords(tax),
    low && m.products_filter_low(),
  );
  return parts.length === 0 ? m.products_export_all() : parts.join('; ');
}

/** What became of what narrows products, where an address says something that is not possible. */
export const correctedNarrowing = {
  q: m.products_corrected_q,
  low: m.products_corrected_low,
  tax: m.products_corrected_tax,
  category: m.products_corrected_category,
};

export const taxControl = choiceControl(treatments, treatmentInWords, m.products_filter_tax_all);

/** One of the categories; also one that a link names and the service's list does not. */
export function categoryControl(categories: Lookup<CatalogItem>, chosen: string | null) {
  const names = new Map<string, string>();
  if (categories.status === 'ready') {
    for (const { id, name, retired } of categories.byId.values()) {
      names.set(id.toLowerCase(), retired ? m.products_retired({ name }) : name);
    }
  }
  if (chosen !== null && !names.has(chosen)) {
    names.set(chosen, m.products_filter_category_unlisted());
  }
  return choiceControl(
    [...names.keys()],
    (id) => names.get(id) ?? id,
    categories.status === 'failed' ? m.products_unreadable : m.products_filter_category_all,
  );
}
