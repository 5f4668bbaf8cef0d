import type { PageAsked, Pagination } from '@/api/core/paging';

/**
 * Where to go when the service used another page size than the one asked for, null when it used that. Only on the first page do the
 * rows tell the size: on another they may be the rest of a list.
 */
export function fittingSize(
  asked: PageAsked,
  { perPage }: Pagination,
  largest: number,
): { page: number; perPage?: number } | null {
  if (perPage === asked.perPage || perPage > largest) return null;
  return asked.page === 1 ? { page: 1, perPage } : { page: 1 };
}
