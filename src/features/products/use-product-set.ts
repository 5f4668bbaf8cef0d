import { useMemo } from 'react';
import type { Page, Pagination } from '@/api/core/paging';
import type { Product } from '@/api/products/schemas';
import type { WholeListInMemory } from '@/modules/whole-list/use-whole-list';
import type { Sort } from '@/ui/table/sort';
import { narrowed } from './narrowing';
import { ordered } from './product-order';
import { productRow, type ProductReferences, type ProductRow } from './product-row';
import { isNarrowed, type ProductNarrowing } from './product-search';
import { localPage, productSource, type Reach } from './product-set';

interface Asked {
  page: Page<Product> | undefined;
  all: WholeListInMemory<Product>;
  narrowing: ProductNarrowing;
  sort: Sort | null;
  paging: { page: number; perPage: number };
  references: ProductReferences;
}

/** What the screen shows of the products, and how much of the branch that is. */
export interface ProductSet {
  reach: Reach;
  /** The rows of this page. */
  rows: ProductRow[];
  /** Everything that matches within the reach, in order. */
  matches: readonly Product[];
  /** Rows that were looked through. */
  loaded: number;
  total: number | null;
  /** Null before the first answer. */
  pagination: Pagination | null;
}

/** Searches, filters, orders and pages what is here. Each step is worked out again only when its own input changed. */
export function useProductSet({
  page,
  all,
  narrowing,
  sort,
  paging,
  references,
}: Asked): ProductSet {
  const { text, low, tax, category } = narrowing;
  const isNarrow = isNarrowed(narrowing);
  const { whole, loading } = all;
  const source = productSource({
    page,
    whole: whole?.rows ?? null,
    part: loading,
    narrowed: isNarrow,
  });
  const { products, reach } = source;
  const column = sort?.column;
  const descending = sort?.descending ?? false;
  // All of them are put in order once, not at every key of a search. A page of the service keeps its place: the table orders it.
  const sorted = useMemo(
    () =>
      reach === 'whole' && column !== undefined
        ? ordered(products, { column, descending }, references)
        : products,
    [reach, products, column, descending, references],
  );
  const matches = useMemo(
    () => narrowed(sorted, { text, low, tax, category }),
    [sorted, text, low, tax, category],
  );
  const isLocal = reach !== 'page';
  const inOrder = useMemo(
    () =>
      reach === 'part' && column !== undefined
        ? ordered(matches, { column, descending }, references)
        : matches,
    [reach, matches, column, descending, references],
  );
  const { page: number, perPage } = paging;
  const shown = useMemo(
    () => (isLocal ? localPage(inOrder, { page: number, perPage }) : null),
    [isLocal, inOrder, number, perPage],
  );
  const onPage = shown?.rows ?? inOrder;
  const rows = useMemo(
    () => onPage.map((product) => productRow(product, references)),
    [onPage, references],
  );
  return {
    reach,
    rows,
    matches: inOrder,
    loaded: products.length,
    total: source.total,
    pagination: shown?.pagination ?? source.pagination,
  };
}
