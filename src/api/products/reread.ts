import * as z from 'zod/mini';
import { asApiError } from '@/api/core/errors';
import type { Page, PageAsked } from '@/api/core/paging';
import { keptProduct, type Product } from './schemas';

/** A product as it was read once. */
export interface SeenProduct {
  product: Product;
  /** When its page was asked for, in milliseconds of the epoch: it is no younger than that. */
  readAt: number;
  /** Where it stood, to look there first the next time; null when that is not known. */
  place: PageAsked | null;
}

/** What looking for it again came to. */
export interface Reread {
  /** Null: it stands on none of these pages. That says nothing about whether it exists. */
  found: SeenProduct | null;
  /** The pages that were read, in that order. */
  pages: readonly number[];
}

export interface Rereading {
  /** How many pages there are to read at most, and how many were; of those, how many rows nobody could read. */
  progress: () => { done: number; total: number; dropped: number };
  /** Reads one page; null while there is more to read. What it throws leaves it where it was. */
  step: (signal: AbortSignal) => Promise<Reread | null>;
}

interface Ways {
  fetchPage: (asked: PageAsked, signal: AbortSignal) => Promise<Page<Product>>;
  now: () => Date;
}

/**
 * Reads one product again, where its row stood and one page on each side: no operation reads a single product (API
 * description, Endpoints), and rows slip to a neighbouring page when others come or go.
 */
export function rereadProduct(
  { product: { id }, place }: SeenProduct,
  { fetchPage, now }: Ways,
): Rereading {
  let left = place === null ? [] : pagesAround(place);
  const pages: number[] = [];
  let dropped = 0;
  return {
    progress: () => ({ done: pages.length, total: pages.length + left.length, dropped }),
    async step(signal) {
      const [asked] = left;
      if (asked === undefined) return { found: null, pages };
      const readAt = now().getTime();
      const page = await fetchPage(asked, signal).catch(nothingThere);
      signal.throwIfAborted();
      pages.push(asked.page);
      left = left.slice(1);
      if (page === null) return left.length === 0 ? { found: null, pages } : null;
      dropped += page.dropped;
      const product = page.rows.find((row) => row.id.toLowerCase() === id.toLowerCase());
      const { perPage, lastPage } = page.pagination;
      if (product !== undefined) {
        return { found: { product, readAt, place: { page: asked.page, perPage } }, pages };
      }
      left = left.filter((one) => one.page <= lastPage);
      return left.length === 0 ? { found: null, pages } : null;
    },
  };
}

/** The page, then its neighbours: the one after it first, for a new row pushes others on. */
function pagesAround({ page, perPage }: PageAsked): PageAsked[] {
  return [page, page + 1, page - 1]
    .filter((number) => number >= 1)
    .map((number) => ({ page: number, perPage }));
}

/** A page or a size that is no longer taken holds nothing. */
function nothingThere(thrown: unknown): null {
  if (asApiError(thrown).kind === 'validation') return null;
  throw thrown;
}

const kept = z.object({
  product: keptProduct,
  readAt: z.number(),
  place: z.nullable(z.object({ page: z.int(), perPage: z.int() })),
});

/** A product that was read once and kept as JSON, such as with a draft about it; null for what this page cannot read as one. */
export function readKeptProduct(told: unknown): SeenProduct | null {
  const read = kept.safeParse(told);
  return read.success ? read.data : null;
}
