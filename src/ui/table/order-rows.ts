const texts = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

/** Compares two known values of a column: numbers as numbers, everything else as people order words. */
function compareKnown(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return texts.compare(String(one), String(other));
}

/** Orders rows by a value of theirs; rows without it stand last in both directions, and equal ones keep their places. */
export function orderRows<T>(
  rows: readonly T[],
  valueOf: (row: T) => unknown,
  descending: boolean,
): T[] {
  const known = rows.filter((row) => valueOf(row) !== undefined);
  const unknown = rows.filter((row) => valueOf(row) === undefined);
  const direction = descending ? -1 : 1;
  known.sort((one, other) => direction * compareKnown(valueOf(one), valueOf(other)));
  return [...known, ...unknown];
}
