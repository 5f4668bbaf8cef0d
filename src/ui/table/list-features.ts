import {
  columnOrderingFeature,
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';

/** How a column is named, and how it stands in a list: wide, on a tablet and on a phone. */
export interface ColumnLook {
  /** The column's name: its head, and its place in the choice of columns. */
  label: () => string;
  /** Pixels on a desk and between 768 and 1400 px (0: as on a desk, for what mostly stands under another); null takes what the others leave. Skeleton rows use the same. */
  width: { wide: number; medium: number } | null;
  /** Numbers stand at the end of their column. */
  align?: 'end';
  /** Between 768 and 1400 px the value stands under the one of this column, as long as that comes right before it. */
  mediumUnder?: string;
  /** Under 768 px a row has two lines: `lead` and `aside` on the first, `detail`s and the `mark` on the second. */
  narrow: 'lead' | 'aside' | 'detail' | 'mark' | 'hidden';
  /** A word before the value on a phone, where there is no head to name it. */
  narrowLabel?: () => string;
}

/**
 * Named one by one: every feature of the table library is paid for in bytes. Selection is our own (list-selection.ts): the
 * library's knows the ids of rows, and what is done with rows of other pages needs the rows themselves.
 */
export const listFeatures = tableFeatures({
  columnMeta: {} as ColumnLook,
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

export type ListFeatures = typeof listFeatures;
