import {
  filtersOf,
  readProductSearch,
  searchOf,
  type ProductNarrowing,
  type ProductSearch,
} from './product-search';

/** What narrows products, in the address of another screen than their list. */
export type NarrowingSearch = Pick<ProductSearch, 'q' | 'low' | 'tax' | 'category'>;
type NarrowingName = keyof NarrowingSearch;

const reads = (name: NarrowingName) => (value: unknown) => {
  const { corrected, [name]: read } = readProductSearch({ [name]: value });
  return corrected === undefined ? { [name]: read } : null;
};

/** Each value as the list itself reads it; null for one that is not valid. */
export const narrowingReaders: Record<NarrowingName, (value: unknown) => NarrowingSearch | null> = {
  q: reads('q'),
  low: reads('low'),
  tax: reads('tax'),
  category: reads('category'),
};

export function narrowingOf(search: NarrowingSearch): ProductNarrowing {
  const { text, low, tax, category } = filtersOf(search);
  return { text, low, tax, category };
}

/** Without defaults. Named even when undefined: the router lays it over the raw address. */
export function searchOfNarrowing(narrowing: ProductNarrowing): NarrowingSearch {
  const { q, low, tax, category } = searchOf({ ...filtersOf({}), ...narrowing });
  return { q, low, tax, category };
}
