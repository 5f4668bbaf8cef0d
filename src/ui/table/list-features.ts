import { tableFeatures } from '@tanstack/react-table';

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
  /** The loaded rows can be ordered by it; its accessor gives undefined for what is not known. */
  sortable?: boolean;
}

/**
 * The library's core alone: every feature of it is paid for in bytes, in each first load. Which columns are shown and how the
 * loaded rows are ordered is settled before they reach the table (use-list-table.ts); selection is our own (list-selection.ts),
 * because what is done with rows of other pages needs the rows themselves and not their ids.
 */
export const listFeatures = tableFeatures({ columnMeta: {} as ColumnLook });

export type ListFeatures = typeof listFeatures;
