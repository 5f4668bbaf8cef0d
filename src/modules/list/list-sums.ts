import type { ReactNode } from 'react';
import type { KnownSum } from '@/domain/known-sum';
import type { ShownColumn } from '@/ui/table/column';

/** What a column comes to. */
export interface ColumnSum extends KnownSum {
  /** Exact decimal text of what may have to be taken off it; left out where nothing may. */
  inDoubt?: string;
}

/** What rows come to, by the columns that are added up. */
export interface ListSums {
  /** Rows that are in the sums; the others stand apart. */
  summed: number;
  columns: Readonly<Record<string, ColumnSum>>;
}

/** A column as far as it is added up. */
export interface SummedColumn<Row> {
  label: () => string;
  /** Money in exact decimal text; null is an amount that nobody knows. Left out, its rows are not added up. */
  sum?: (row: Row) => string | null;
  /** Of that, what may have to be taken off it; null where nothing may. */
  inDoubt?: (row: Row) => string | null;
}

/** Rows that are in no sum, for what they say may not be so. */
export interface RowsApart<Row> {
  is: (row: Row) => boolean;
  /** That so many are left out of a sum, and why. */
  words: (apart: { rows: string; count: number }) => string;
}

/** Rows to add up: those of the screen for the foot of their list, those of a group for its head, or chosen ones for a sentence. */
export interface RowsToSum<Row> {
  rows: readonly Row[];
  columns: Readonly<Record<string, SummedColumn<Row>>>;
  foot?: FootOfList<Row>;
  group?: HeadOfGroup<Row>;
  /** The column that the sentence tells; the first where left out. */
  by?: string | undefined;
}

export interface FootOfList<Row> {
  listing: { pagination: unknown; sums?: ListSums | undefined };
  /** All rows that are here. */
  ordered: readonly Row[];
  /** How many rows match. */
  found: number;
  isNarrowed: boolean;
  shown: readonly ShownColumn<Row>[];
  checks: boolean;
}

export interface HeadOfGroup<Row> extends Pick<FootOfList<Row>, 'shown' | 'checks'> {
  label: ReactNode;
  /** The same without sums, until they are there. */
  line: ReactNode;
}

export type ListSummer<Row> = (of: RowsToSum<Row>) => ReactNode;
