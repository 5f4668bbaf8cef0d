import { useMemo } from 'react';
import type { SortValue } from './column';

/** The order of the loaded rows; the service has its own for the whole list. */
export interface Sort {
  column: string;
  descending: boolean;
}

/** Reads a `sort` of an address: a column's id, with a minus before it for the largest first. */
export function sortOf(text: string | undefined): Sort | null {
  if (text === undefined) return null;
  return { column: text.replace(/^-/, ''), descending: text.startsWith('-') };
}

/** A press on a head: ascending, descending, then the service's order again. */
export function nextSort(current: Sort | null, column: string): string | undefined {
  if (current?.column !== column) return column;
  return current.descending ? undefined : `-${column}`;
}

/** Made for the first list that is put into an order: it is dear to make. */
let texts: Intl.Collator | undefined;
const compareTexts = (one: string, other: string) =>
  (texts ??= new Intl.Collator('es', { numeric: true, sensitivity: 'base' })).compare(one, other);

/** Orders rows by a value of theirs; rows without it stand last in both directions, and equal ones keep their places. */
export function orderRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  descending: boolean,
): Row[] {
  const keyed = rows.map((row) => ({ row, value: valueOf(row) ?? null }));
  keyed.sort((one, other) => compare(one.value, other.value, descending ? -1 : 1));
  return keyed.map(({ row }) => row);
}

/** Numbers as numbers, everything else as people order words. */
function compare(one: string | number | null, other: string | number | null, way: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const isNumber = typeof one === 'number' && typeof other === 'number';
  return way * (isNumber ? one - other : compareTexts(String(one), String(other)));
}

/** The rows in the order asked for; the same array as long as nothing changed. */
export function useOrderedRows<Row>(
  rows: readonly Row[],
  columns: Readonly<Record<string, { sort?: ((row: Row) => SortValue) | undefined }>>,
  sort: Sort | null,
): readonly Row[] {
  const valueOf = sort === null ? undefined : columns[sort.column]?.sort;
  const descending = sort?.descending ?? false;
  return useMemo(
    () => (valueOf ? orderRows(rows, valueOf, descending) : rows),
    [rows, valueOf, descending],
  );
}
