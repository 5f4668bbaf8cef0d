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
