import * as z from 'zod/mini';
import { readRows, sortRows, type Rows } from './rows';
import { readShape } from './shape';

/**
 * Where a page stands in its list. `perPage` is the size in force: when it is not the one asked for, the service ignored that
 * one, and further pages have to be asked for with this one.
 */
export interface Pagination {
  page: number;
  lastPage: number;
  perPage: number;
  total: number;
}

export interface Page<T> extends Rows<T> {
  pagination: Pagination;
}

export interface PageAsked {
  page: number;
  perPage: number;
}

const count = z.pipe(
  z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number))]),
  z.int().check(z.gte(0)),
);
const optionalCount = z._default(z.nullable(count), null);

const pageShape = z.object({
  data: z.object({
    data: z.array(z.unknown()),
    pagination: z.object({
      current_page: optionalCount,
      last_page: optionalCount,
      per_page: optionalCount,
      total: count,
    }),
  }),
});

/**
 * Reads a page of rows. Only employees are documented with four pagination fields; the others may carry `current_page` and
 * `total` alone (API description, Endpoints), so what is missing is worked out. Throws `UnreadableShape`.
 */
export function readPage<S extends z.core.$ZodType>(
  schema: S,
  body: unknown,
  asked: PageAsked,
): Page<z.output<S>> {
  const { data: list, pagination: told } = readShape(pageShape, body).data;
  const page = told.current_page || asked.page;
  const perPage =
    told.per_page || pageSizeInForce({ page, perPage: asked.perPage }, list.length, told.total);
  return {
    ...rowsOfPage(schema, list, page),
    pagination: {
      page,
      perPage,
      total: told.total,
      lastPage: Math.max(1, told.last_page ?? Math.ceil(told.total / perPage)),
    },
  };
}

/**
 * A row that stands alone on its page, because one was asked for or the list ends with it, says nothing of the others: it is
 * counted, and the total beside it stands. Several of which none can be read say that the shape has changed, but only on page 1:
 * behind it they are a few bad rows, which whoever reads on tells as `dropped`.
 */
function rowsOfPage<S extends z.core.$ZodType>(
  schema: S,
  list: readonly unknown[],
  page: number,
): Rows<z.output<S>> {
  if (list.length !== 1 && page === 1) return readRows(schema, list, 'data.data');
  const { rows, dropped } = sortRows(schema, list, 'data.data');
  return { rows, dropped };
}

/**
 * The page size the service used, from the rows that came: the one asked for unless the rows contradict it, for the service may
 * ignore a size it does not like. A short last page cannot be told from a full one; it is read as full, which hides no page.
 */
export function pageSizeInForce(asked: PageAsked, received: number, total: number): number {
  const before = (asked.page - 1) * asked.perPage;
  const expected = Math.min(asked.perPage, Math.max(0, total - before));
  if (received === expected || received === 0) return asked.perPage;
  return asked.page * received <= total ? received : Math.max(asked.perPage, received);
}
