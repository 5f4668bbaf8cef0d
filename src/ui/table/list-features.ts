import { tableFeatures } from '@tanstack/react-table';

/** How a column stands in a list: wide, on a tablet and on a phone. */
export interface ColumnLook {
  /** Pixels on a desk and between 768 and 1280 px; null takes what the others leave. Skeleton rows use the same. */
  width: { wide: number; medium: number } | null;
  /** Numbers stand at the end of their column. */
  align?: 'end';
  /** Between 768 and 1280 px the value may stand under the one of the column before it. */
  medium?: 'under';
  /** Under 768 px a row has two lines: `lead` and `aside` on the first, `detail`s and the `mark` on the second. */
  narrow: 'lead' | 'aside' | 'detail' | 'mark' | 'hidden';
  /** A word before the value on a phone, where there is no head to name it. */
  narrowLabel?: () => string;
}

/** Named one by one: every feature of the table library is paid for in bytes. */
export const listFeatures = tableFeatures({ columnMeta: {} as ColumnLook });

export type ListFeatures = typeof listFeatures;
