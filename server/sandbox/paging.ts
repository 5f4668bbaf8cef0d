import { largestInteger, type QueryReader } from './query';

/** Page size limits (API description, Limits). */
export interface PageRule {
  perPage: string;
  page: string;
  largest: number;
  usual: number;
}

export interface Page {
  page: number;
  perPage: number;
  offset: number;
}

export function readPage(query: QueryReader, rule: PageRule): Page {
  const perPage = query.integer(rule.perPage, { min: 1, max: rule.largest, fallback: rule.usual });
  const page = query.integer(rule.page, { min: 1, max: largestInteger, fallback: 1 });
  return { page, perPage, offset: (page - 1) * perPage };
}

/** The pagination of batches and employees (API description, Endpoints). A page past the end is empty, not an error. */
export function fullPagination({ page, perPage }: Page, total: number) {
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  return { current_page: page, last_page: lastPage, per_page: perPage, total };
}

/** The pagination of products. */
export function shortPagination({ page }: Page, total: number) {
  return { current_page: page, total };
}
