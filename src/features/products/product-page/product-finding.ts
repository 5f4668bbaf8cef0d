import type { QueryClient } from '@tanstack/react-query';
import { asApiError } from '@/api/core/errors';
import type { Page, PageAsked } from '@/api/core/paging';
import { productKeys } from '@/api/products/keys';
import type { SeenProduct } from '@/api/products/reread';
import type { Product, ProductListParams } from '@/api/products/schemas';
import { productLimits } from '@/api/products/names';
import type { SteppedReading } from '@/modules/whole-list/long-reading';
import { walkPages, type PageSource, type ReadingProgress } from '@/modules/whole-list/page-walk';
import type { WholeList } from '@/modules/whole-list/read-whole-list';

/** How far the pages were looked through. */
export interface FindingProgress extends ReadingProgress {
  pages: number;
  /** Rows that came and could not be read: the product may be one of them. */
  dropped: number;
  /** Rows moved while they were read: the product may have slipped from a page to come to one that was read already. */
  changedMeanwhile: boolean;
  /** All pages were read, and it is on none of them. */
  missing: boolean;
}

export const nothingSearched: FindingProgress = {
  done: 0,
  total: null,
  pages: 0,
  dropped: 0,
  changedMeanwhile: false,
  missing: false,
};

/** What the pages gave; null when it is on none of them. */
export interface Finding {
  found: SeenProduct | null;
}

interface Ways {
  /** The branch's pages, in order. */
  pages: PageSource<Product>;
  /** Where the product stood when it was last read, and the page there. */
  stood?: { at: PageAsked; read: ReadPage } | null;
  now: () => Date;
}

/** One page of the size it once had. */
type ReadPage = (asked: PageAsked, signal: AbortSignal) => Promise<Page<Product>>;

/**
 * Looks for one product: no operation reads a single one, or searches (API description, Endpoints). First where it last stood,
 * then page after page from the first; it stops at the page that has it.
 */
export function findProduct(
  isWanted: (product: Product) => boolean,
  { pages, stood = null, now }: Ways,
): SteppedReading<Finding, FindingProgress> {
  let untried = stood;
  let last: PageAsked | null = null;
  let readPages = 0;
  let missing = false;
  const walk = walkPages({
    ...pages,
    fetchPage: async (number, signal) => {
      const read = await pages.fetchPage(number, signal);
      last = read.pagination;
      return read;
    },
  });
  const among = (rows: readonly Product[], readAt: number, at: PageAsked | null) => {
    const product = rows.find(isWanted);
    return product === undefined ? null : { found: { product, readAt, place: placeOf(at) } };
  };
  const whereItStood = async (at: PageAsked, read: ReadPage, signal: AbortSignal) => {
    const readAt = now().getTime();
    try {
      return among((await read(at, signal)).rows, readAt, at);
    } catch (thrown) {
      // A size or a page that is no longer taken: the walk finds its own.
      if (asApiError(thrown).kind === 'validation') return null;
      throw thrown;
    }
  };
  return {
    progress() {
      const { dropped, changedMeanwhile } = walk.facts();
      return { ...walk.progress(), pages: readPages, dropped, changedMeanwhile, missing };
    },
    async step(signal) {
      if (untried !== null) {
        const there = await whereItStood(untried.at, untried.read, signal);
        untried = null;
        return there;
      }
      const readAt = now().getTime();
      const rows = await walk.next(signal);
      missing = rows === null;
      if (rows === null) return { found: null };
      readPages += 1;
      return among(rows, readAt, last);
    },
  };
}

function placeOf(at: PageAsked | null): PageAsked | null {
  return at && { page: at.page, perPage: at.perPage };
}

export const hasId = (id: string) => (product: Product) => isSame(product.id, id);

/** Identifiers are the same in either case. */
export function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/**
 * The youngest copy of a product that is in memory: from an earlier search, a page of the list, or the branch's whole list. Answers
 * that a write has made doubtful do not count. Null when there is none.
 */
export function knownProduct(client: QueryClient, branch: string, id: string): SeenProduct | null {
  const copies = [
    ...usable<SeenProduct>(client, productKeys.found(branch, id)),
    ...fromPages(client, branch, id),
    ...usable<WholeList<Product>>(client, productKeys.whole(branch)).flatMap((list) =>
      fromWhole(list, id),
    ),
  ];
  return copies.reduce<SeenProduct | null>(
    (best, copy) => (best === null || copy.readAt > best.readAt ? copy : best),
    null,
  );
}

function usable<Data>(client: QueryClient, queryKey: readonly unknown[]): Data[] {
  const state = client.getQueryState<Data>(queryKey);
  return state?.data === undefined || state.isInvalidated ? [] : [state.data];
}

function fromPages(client: QueryClient, branch: string, id: string): SeenProduct[] {
  return client
    .getQueryCache()
    .findAll({ queryKey: productKeys.lists() })
    .flatMap(({ queryKey, state }) => {
      const asked = queryKey[2] as ProductListParams;
      const page = state.data as Page<Product> | undefined;
      if (page === undefined || state.isInvalidated || !isSame(asked.branch, branch)) return [];
      const product = page.rows.find((row) => isSame(row.id, id));
      const place = { page: page.pagination.page, perPage: page.pagination.perPage };
      return product === undefined ? [] : [{ product, readAt: state.dataUpdatedAt, place }];
    });
}

function fromWhole({ rows, readAt }: WholeList<Product>, id: string): SeenProduct[] {
  const index = rows.findIndex((row) => isSame(row.id, id));
  const product = rows[index];
  if (product === undefined) return [];
  const perPage = productLimits.perPage.maximum;
  return [{ product, readAt, place: { page: Math.floor(index / perPage) + 1, perPage } }];
}
