import type { Row, RowData, TableFeatures } from '@tanstack/react-table';

/** The order of the loaded page; the service has its own for the whole list. */
export interface PageSort {
  column: string;
  descending: boolean;
}

/** Reads a `sort` of an address: a column's id, with a minus before it for the largest first. Null when it is none of these. */
export function readSort(columns: readonly string[], value: unknown): string | null {
  return typeof value === 'string' && columns.includes(value.replace(/^-/, '')) ? value : null;
}

export function sortOf(text: string | undefined): PageSort | null {
  if (text === undefined) return null;
  return { column: text.replace(/^-/, ''), descending: text.startsWith('-') };
}

/** A press on a head: ascending, descending, then the service's order again. */
export function nextSort(current: PageSort | null, column: string): string | undefined {
  if (current?.column !== column) return column;
  return current.descending ? undefined : `-${column}`;
}

const texts = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

/** Compares two values of a column: numbers as numbers, everything else as people order words. */
export function compareCells<F extends TableFeatures, T extends RowData>(
  one: Row<F, T>,
  other: Row<F, T>,
  column: string,
): number {
  const a = one.getValue(column);
  const b = other.getValue(column);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return texts.compare(String(a), String(b));
}
