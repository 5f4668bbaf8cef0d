import type { ReactNode } from 'react';

/** How a column is named, and how it stands in a list: wide, on a tablet and on a phone. */
export interface ColumnLook {
  /** The column's name: its head, and its place in the choice of columns. */
  label: () => string;
  /** Pixels on a desk and between 768 and 1400 px (0: as on a desk, for what mostly stands under another); null takes what the others leave. Skeleton rows use the same. */
  width: { wide: number; medium: number } | null;
  /** Numbers stand at the end of their column. */
  align?: 'end';
  /** Beside what the row is about, in the second tone. */
  quiet?: boolean;
  /** Between 768 and 1400 px the value stands under the one of this column, as long as that comes right before it. */
  mediumUnder?: string;
  /**
   * Under 768 px a row has two lines: `lead` and `aside` on the first, `detail`s and the `mark` on the second; a `line` has one of
   * its own.
   */
  narrow: 'lead' | 'aside' | 'detail' | 'mark' | 'line' | 'hidden';
  /** A word before the value where no head names it: on a phone, and where it stands under another value. */
  shortLabel?: () => string;
}

/** What rows are ordered by; null is not known and stands last. */
export type SortValue = string | number | null | undefined;

export interface Column<Row> extends ColumnLook {
  cell: (row: Row) => ReactNode;
  /** Where the loaded rows can be ordered by it. */
  sort?: ((row: Row) => SortValue) | undefined;
}

export interface ShownColumn<Row> extends Column<Row> {
  id: string;
}

export function columnsOf<Row>(
  columns: Readonly<Record<string, Column<Row>>>,
  ids: readonly string[],
): ShownColumn<Row>[] {
  return ids.flatMap((id) => {
    const column = columns[id];
    return column ? [{ id, ...column }] : [];
  });
}
