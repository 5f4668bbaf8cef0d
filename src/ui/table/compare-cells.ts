import type { Row, RowData, TableFeatures } from '@tanstack/react-table';

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
