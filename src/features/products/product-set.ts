import type { Page, Pagination } from '@/api/core/paging';
import type { Product } from '@/api/products/schemas';

/** Where rows come from: a page of the service, the products that came so far, or all of them. */
export type Reach = 'page' | 'part' | 'whole';

/** What can be searched, filtered and ordered now; the service offers none of it (API description, Endpoints). */
export interface ProductSource {
  reach: Reach;
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
export function productSource(at: {
  page: Page<Product> | undefined;
  whole: readonly Product[] | null;
  part: { rows: readonly Product[]; total: number | null };
  narrowed: boolean;
}): ProductSource {
  const { page, whole, part, narrowed } = at;
  if (whole !== null) {
    return { reach: 'whole', products: whole, total: whole.length, pagination: null };
  }
  const pagination = page?.pagination ?? null;
  const total = part.total ?? pagination?.total ?? null;
  if (narrowed && part.rows.length > (page?.rows.length ?? 0)) {
    return { reach: 'part', products: part.rows, total, pagination: null };
  }
  return { reach: 'page', products: page?.rows ?? none, total, pagination };
}

/** A page of rows that are here already. */
export function localPage<T>(
  rows: readonly T[],
  asked: { page: number; perPage: number },
): { rows: readonly T[]; pagination: Pagination } {
  const { perPage } = asked;
  const lastPage = Math.max(1, Math.ceil(rows.length / perPage));
  const page = Math.min(asked.page, lastPage);
  return {
    rows: rows.slice((page - 1) * perPage, page * perPage),
    pagination: { page, perPage, lastPage, total: rows.length },
  };
}
