import { useMemo } from 'react';
import { asApiError } from '@/api/core/errors';
import type { Page, PageAsked, Pagination } from '@/api/core/paging';
import type { Product } from '@/api/products/schemas';
import { productLimits } from '@/api/products/names';
import { localPage, usePagedListing, type Listing } from '@/modules/list/listing';
import type { Reach } from '@/ui/table/list-search';
import type { ListAt } from '@/modules/list/use-list-place';
import { isUnderWay } from '@/modules/whole-list/stoppable-reading';
import { useReadWhenNeeded } from '@/modules/whole-list/use-read-when-needed';
import { useWholeList, type WholeListInMemory } from '@/modules/whole-list/use-whole-list';
import { wholeProducts } from '@/modules/whole-list/whole-products';
import { orderRows, sortOf, type Sort } from '@/ui/table/sort';
import { narrowed } from './narrowing';
import type { ProductNarrowing } from './product-address';
import { productQuery } from './product-query';
import { productColumns } from './product-columns';
import { productRow, type ProductReferences, type ProductRow } from './product-row';

/** Where rows come from: a page of the service, the products that came so far, or all of them. */
type Source = 'page' | 'part' | 'whole';

/** What can be searched, filtered and ordered now; the service offers none of it (API description, Endpoints). */
interface ProductsAtHand {
  source: Source;
  products: readonly Product[];
  /** Products of the branch, as last told; null before the first answer. */
  total: number | null;
  /** The service's own, for its pages. */
  pagination: Pagination | null;
}

const none: readonly Product[] = [];

/**
 * Chooses the widest rows at hand. A part of the list serves only to look for something: it is no page, and in the service's order
 * it would show the beginning alone.
 */
export function productsAtHand(at: {
  page: Page<Product> | undefined;
  whole: readonly Product[] | null;
  part: { rows: readonly Product[]; total: number | null };
  narrowed: boolean;
}): ProductsAtHand {
  const { page, whole, part, narrowed: isNarrowed } = at;
  if (whole !== null) {
    return { source: 'whole', products: whole, total: whole.length, pagination: null };
  }
  const pagination = page?.pagination ?? null;
  const total = part.total ?? pagination?.total ?? null;
  if (isNarrowed && part.rows.length > (page?.rows.length ?? 0)) {
    return { source: 'part', products: part.rows, total, pagination: null };
  }
  return { source: 'page', products: page?.rows ?? none, total, pagination };
}

/** The products in the order of a column; their own order when none is asked for. */
export function ordered(
  products: readonly Product[],
  sort: Sort | null,
  references: ProductReferences,
): readonly Product[] {
  const columns: Record<string, (typeof productColumns)['product']> = productColumns;
  const valueOf = sort === null ? undefined : columns[sort.column]?.sort;
  if (sort === null || valueOf === undefined) return products;
  return orderRows(
    products,
    (product) => valueOf(productRow(product, references)),
    sort.descending,
  );
}

/**
 * Where to go when the service used another page size than the one asked for, null when it used that. Only on the first page do the
 * rows tell the size: on another they may be the rest of a list.
 */
export function fittingSize(
  asked: PageAsked,
  { perPage }: Pagination,
): { page: number; perPage?: number } | null {
  if (perPage === asked.perPage || perPage > productLimits.perPage.maximum) return null;
  return asked.page === 1 ? { page: 1, perPage } : { page: 1 };
}

export interface ProductListing extends Listing<ProductRow> {
  source: Source;
  /** Everything that matches among the rows at hand, in order. */
  matches: readonly Product[];
  /** Rows that were looked through. */
  loaded: number;
  all: WholeListInMemory<Product>;
  reach: Reach;
  /** Where to go because the service uses another page size. */
  otherSize: { page: number; perPage?: number } | null;
}

/** Searches, filters, orders and pages what is here. Each step is worked out again only when its own input changed. */
export function useProductListing(
  branchId: string,
  { place, narrowing, isNarrowed }: ListAt<ProductNarrowing>,
  references: ProductReferences,
): ProductListing {
  const all = useWholeList(wholeProducts(branchId));
  const { whole, loading } = all;
  const page = usePagedListing({ ...productQuery(branchId, place), enabled: whole === null });
  const atHand = productsAtHand({
    page: page.data,
    whole: whole?.rows ?? null,
    part: loading,
    narrowed: isNarrowed,
  });
  const { source, products, total } = atHand;
  const isUnread = isNarrowed && source === 'page' && page.pagination?.lastPage !== 1;
  useReadWhenNeeded(all, isUnread && !page.read.isPlaceholderData, page.total);

  const sort = useMemo(() => sortOf(place.sort), [place.sort]);
  // All of them are put in order once, not at every key of a search. A page of the service keeps its place: the table orders it.
  const sorted = useMemo(
    () => (source === 'whole' ? ordered(products, sort, references) : products),
    [source, products, sort, references],
  );
  const { q, low, tax, category } = narrowing;
  const found = useMemo(
    () => narrowed(sorted, { q, low, tax, category }),
    [sorted, q, low, tax, category],
  );
  const matches = useMemo(
    () => (source === 'part' ? ordered(found, sort, references) : found),
    [source, found, sort, references],
  );
  const isLocal = source !== 'page';
  const { page: number, perPage } = place;
  const shown = useMemo(
    () => (isLocal ? localPage(matches, { page: number, perPage }) : null),
    [isLocal, matches, number, perPage],
  );
  const onPage = shown?.rows ?? matches;
  const rows = useMemo(
    () => onPage.map((product) => productRow(product, references)),
    [onPage, references],
  );

  const isLoading = isUnderWay(loading);
  const loaded = whole ? products.length : Math.max(products.length, loading.rows.length);
  // One page that holds the whole list: rows that cannot be read would not come with another reading either.
  const isComplete = atHand.pagination?.lastPage === 1;
  return {
    source,
    matches,
    loaded: products.length,
    all,
    otherSize: whole === null ? otherSize(place, page) : null,
    rows,
    pagination: shown?.pagination ?? atHand.pagination,
    total,
    dropped: whole ? 0 : page.dropped,
    noneRead: whole === null && page.noneRead === true,
    isOrdered: isLocal,
    ignoresPage: isLocal,
    stop: whole ? all.cancel : page.stop,
    read: whole
      ? {
          data: whole,
          error: null,
          isFetching: isLoading,
          isPlaceholderData: false,
          dataUpdatedAt: whole.readAt,
          errorUpdatedAt: null,
          refetch: all.start,
        }
      : page.read,
    reach: {
      loaded,
      total: isComplete ? loaded : total,
      found: matches.length,
      loading: isLoading,
      onLoadAll: all.readRest,
      onCancel: all.cancel,
    },
  };
}

/** No size is documented: a service that refuses one gets the usual size, and one that uses its own is followed. */
function otherSize(asked: PageAsked, { read, pagination }: Listing<Product>) {
  const usual = productLimits.perPage.default;
  const isRefused = read.error !== null && asApiError(read.error).kind === 'validation';
  if (isRefused && asked.perPage > usual) return { perPage: usual, page: 1 };
  return pagination && !read.isPlaceholderData ? fittingSize(asked, pagination) : null;
}
