import type { ReactNode } from 'react';
import classes from './data-cell.module.css';

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
  /** Whether the value of a row reads wrong after the short label. */
  unlabelled?: (row: Row) => boolean;
  /** Where the loaded rows can be ordered by it. */
  sort?: ((row: Row) => SortValue) | undefined;
}

/** A column as it stands among those that are shown. */
export interface PlacedColumn extends ColumnLook {
  id: string;
  /** Between 768 and 1400 px it stands under the one before it. */
  isUnder: boolean;
  /** Of each of its cells. */
  cellClass: string;
}

export interface ShownColumn<Row> extends Column<Row>, PlacedColumn {}

const narrowClasses: Record<ColumnLook['narrow'], string | undefined> = {
  lead: classes.lead,
  aside: classes.aside,
  detail: classes.detail,
  mark: classes.mark,
  line: classes.line,
  hidden: classes.hidden,
};

/**
 * All that decides how the cells of a column look, as one attribute: with one for every trait a list of 200 rows had three thousand
 * more of them.
 */
export function cellClass(
  { align, quiet, narrow }: Partial<Pick<ColumnLook, 'align' | 'quiet' | 'narrow'>>,
  isUnder: boolean,
): string {
  const names = [
    classes.cell,
    align && classes.end,
    quiet && classes.quiet,
    narrow && narrowClasses[narrow],
    isUnder && classes.under,
  ];
  return names.filter(Boolean).join(' ');
}

/** The columns of these ids, in their order. One stands under another only right behind it, and never under one that does so itself. */
export function columnsOf<Row>(
  columns: Readonly<Record<string, Column<Row>>>,
  ids: readonly string[],
): ShownColumn<Row>[] {
  const shown: ShownColumn<Row>[] = [];
  for (const id of ids) {
    const column = columns[id];
    if (column === undefined) continue;
    const above = shown.at(-1);
    const isUnder = above !== undefined && !above.isUnder && column.mediumUnder === above.id;
    shown.push({ id, ...column, isUnder, cellClass: cellClass(column, isUnder) });
  }
  return shown;
}
