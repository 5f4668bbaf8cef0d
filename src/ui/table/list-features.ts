import { tableFeatures } from '@tanstack/react-table';

/** How a column stands in a list, wide and on a phone. */
export interface ColumnLook {
  /** CSS width on a wide screen; `auto` takes what is left. Skeleton rows use the same. */
  width: string;
  /** Numbers stand at the end of their column. */
  align?: 'end';
  /** Under 768 px a row has two lines: `lead` and `aside` on the first, `detail`s and the `mark` on the second. */
  narrow: 'lead' | 'aside' | 'detail' | 'mark' | 'hidden';
  /** A word before the value on a phone, where there is no head to name it. */
  narrowLabel?: () => string;
}

/** Named one by one: every feature of the table library is paid for in bytes. */
export const listFeatures = tableFeatures({ columnMeta: {} as ColumnLook });

export type ListFeatures = typeof listFeatures;
