import * as z from 'zod/mini';
import { pathOf, UnreadableShape } from './shape';

/** Rows that could be read, and how many could not: a bad row is counted, never a reason to blank the list. */
export interface Rows<T> {
  rows: T[];
  dropped: number;
}

/** The same with the path of the first value that made a row unreadable; null when all could be read. */
export interface SortedRows<T> extends Rows<T> {
  firstProblem: string | null;
}

/** Reads each row by itself. `at` is the list's own path, to name a field by. */
export function sortRows<S extends z.core.$ZodType>(
  schema: S,
  list: readonly unknown[],
  at: string,
): SortedRows<z.output<S>> {
  const rows: z.output<S>[] = [];
  let firstProblem: string | null = null;
  for (const [index, row] of list.entries()) {
    const result = z.safeParse(schema, row);
    if (result.success) rows.push(result.data);
    else firstProblem ??= `${at}.${index}.${pathOf(result.error)}`;
  }
  return { rows, dropped: list.length - rows.length, firstProblem };
}

/**
 * Reads each row by itself. When there are rows and none can be read, the shape of the answer has changed, and an empty list
 * would be a lie: throws `UnreadableShape`.
 */
export function readRows<S extends z.core.$ZodType>(
  schema: S,
  list: readonly unknown[],
  at: string,
): Rows<z.output<S>> {
  const { rows, dropped, firstProblem } = sortRows(schema, list, at);
  if (rows.length === 0 && firstProblem !== null) throw new UnreadableShape(firstProblem);
  return { rows, dropped };
}

/** The rows of a record, which could be read itself: those that cannot be read are counted, also where they are all. */
export function readRowsOfRecord<S extends z.core.$ZodType>(
  schema: S,
  list: readonly unknown[],
  at: string,
): Rows<z.output<S>> {
  const { rows, dropped } = sortRows(schema, list, at);
  return { rows, dropped };
}
