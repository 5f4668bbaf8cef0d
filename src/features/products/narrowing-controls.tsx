import type { CatalogItem } from '@/api/catalogs/schemas';
import { choiceControl } from '@/modules/list/filter-bar';
import { m } from '@/text/generated/messages';
import type { Lookup } from './lookup';
import { treatments } from './product-address';
import { treatmentInWords } from './product-words';

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
