import type { CatalogItem } from '@/api/catalogs/schemas';
import { m } from '@/text/generated/messages';
import { find, type Lookup } from './lookup';
import type { ProductNarrowing } from './product-search';
import { treatmentInWords } from './product-words';

/** What narrows the list, in one line; also when nothing does. */
export function narrowingInWords(
  { text, low, tax, category }: ProductNarrowing,
  categories: Lookup<CatalogItem>,
): string {
  const known = find(categories, category);
  const parts = [
    ...(text.trim() === '' ? [] : [m.products_narrowed_text({ text: text.trim() })]),
    ...(category === null
      ? []
      : [
          m.products_narrowed_category({
            name: 'value' in known ? known.value.name : category,
          }),
        ]),
    ...(tax === null ? [] : [treatmentInWords(tax)]),
    ...(low ? [m.products_filter_low()] : []),
  ];
  return parts.length === 0 ? m.products_not_narrowed() : parts.join('; ');
}
