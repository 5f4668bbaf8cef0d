import type { Icon } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ExportColumn } from '../export/export-plan';
import type { PageSource } from '../whole-list/page-walk';
import type { ListToLoad } from '../whole-list/use-whole-list';
import type { Column } from '@/ui/table/column';
import type { RowTone } from '@/ui/table/data-row';
import type { TableSelection } from '@/ui/table/data-table';
import type { ListGrouping } from './group-rows';
import type { ListSummer, SummedColumn } from './list-sums';
import type { ListAt } from './use-list-place';

/** A cell of a file; its column is called as on the screen unless it says otherwise. */
export type FileCell<Row> = FileValue<Row> & { heading?: () => string };
type FileValue<Row> = {
  [C in ExportColumn<Row> as C['kind']]: Omit<C, 'heading'>;
}[ExportColumn<Row>['kind']];

/** A column of a list: on the screen and in a file. */
export interface ListColumn<Row> extends Omit<Column<Row>, 'cell'>, SummedColumn<Row> {
  /** What stands in it; in the `lead` column, what stands under the name. */
  cell?: (row: Row) => ReactNode;
  /** What stands in a file; a column without it is in none. */
  file?: FileCell<Row> | readonly FileCell<Row>[];
}

/** What a row is called and where it leads. Written as a constant: rows are drawn again when it changes. */
export interface RowOf<Row> {
  id: (row: Row) => string;
  name: (row: Row) => string;
  /** The same for its check, where that says more. */
  checkName?: (row: Row) => string;
  /** Nothing better than a stand-in for a name. */
  isNameless?: (row: Row) => boolean;
  /** Where it leads, when rows lead to screens of different kinds. */
  to?: (row: Row) => LinkProps;
  /** What its link is made of, where that is not its id; null where this one leads nowhere. */
  linkId?: (row: Row) => string | null;
  tone?: (row: Row) => RowTone | undefined;
  isDimmed?: (row: Row) => boolean;
}

/** A filter as a person meets it. */
export interface FilterControl<Value = unknown, Filters = object> {
  label: () => string;
  /** What the link's correction says became of it. */
  corrected?: () => string;
  /** The control; left out for what something else on the screen sets. */
  render?(this: void, at: FilterAt<Value, Filters>): ReactNode;
  /** It stands behind "more filters". */
  rare?: true;
  /** A value in words, for a file; the label alone where the value is only "yes". */
  words?(this: void, value: NonNullable<Value>, filters: Filters): string | null;
}

/** What a control is given. */
export interface FilterAt<Value, Filters> {
  label: string;
  value: Value;
  filters: Filters;
  onChange(this: void, value: Value): void;
}

export type AnyFilters = Readonly<Record<string, FilterControl>>;

/** Every filter of a list, in the order they stand in; the text `q` is drawn by the page itself. */
export type FilterControls<Filters> = {
  [Name in keyof Filters]: FilterControl<Filters[Name], Filters>;
};

export interface ListWords {
  title: string;
  /** Whose list it is: a branch. */
  of?: string | undefined;
  /** What the table is, for people who do not see the screen around it; the title where left out. */
  caption?: string;
  /** What the rows are, with their article: "los lotes". */
  subject: () => string;
  /** The region of the filters. */
  filters: string;
  /** What is typed to search: "Buscar por nombre o código". */
  search?: string;
  searchHelp?: string;
  count: (shown: number, total: number) => string;
  /** No rows at all: why that may be, and where they come from. */
  empty: { icon: Icon; title: string; body: ReactNode };
  /** None that match. */
  none?: { icon?: Icon; title: string; body?: ReactNode };
  /** Says that the service does not take the page size that was asked for. */
  pageSize?: (asked: number) => string;
  /** What became of a page size, of an order and of a page that were not valid. */
  corrected?: Readonly<Record<string, () => string>>;
}

/** The list as a file. */
export interface ListExport<Row> {
  /** What the rows are, where the screen is called otherwise. */
  name?: () => string;
  /** Whose list it is: a branch, the whole business. */
  of: string;
  /** What the list is narrowed to, in words; worked out from the filters where left out. */
  filter?: (() => string) | undefined;
  /** That nothing is narrowed, in words. */
  unfiltered?: () => string;
  /** All pages, where the rows on the screen are not all there are. */
  pages?: () => PageSource<Row>;
  /** When the rows of `pages` were read, where those come from memory: milliseconds of the epoch. */
  readAt?: number | undefined;
  /** Of those pages, the rows that belong in the file. */
  isWanted?: (row: Row) => boolean;
  /** What the list does not show and the file of all columns does. */
  unseen?: readonly (FileCell<Row> & { heading: () => string })[];
  /** The columns of every file of it, where those are not the list's: a file that is brought in again. */
  columns?: readonly (FileCell<Row> & { heading: () => string })[];
  /** A file of chosen rows, as a sentence before the filter. */
  chosen?: (count: number) => string;
  /** Takes a CSV file at once, under this name; otherwise there is a choice of files. */
  button?: string;
  /** Rows that will be in it, or that are read for it. */
  total: number;
  /** The filter is not the service's: those rows are read, and the ones it means are found among them. */
  isFound?: boolean;
  /** What of them stays out of the file, as a sentence. */
  without?: string | undefined;
}

/** What a file of a list is made of. */
export interface FileOfList<Row> {
  at: ListAt;
  words: ListWords;
  filters?: AnyFilters | undefined;
  columns: Readonly<Record<string, ListColumn<Row>>>;
  row: { id: (row: Row) => string };
  file: ListExport<Row>;
  /** When the rows at hand were read: milliseconds of the epoch. */
  readAt: number;
  /** Ids of the columns on the screen, in their order. */
  shown: readonly string[];
}

/** Rows can be chosen, for what can be done with many. */
export interface ListChoice<Row> {
  /** All rows of the filter, for somebody who asks for all of them; null where they are all here. */
  all: ListToLoad<Row> | null;
  /** Of those, the rows that can be chosen. */
  isChoosable?: ((row: Row) => boolean) | undefined;
  /** The column that says what they come to, where more than one is added up. */
  sum?: string;
  /** What can be done with them besides a file. */
  render?: (rows: Row[]) => ReactNode;
}

/** A list as a screen declares it; `ListPage` does the rest. */
export interface ListDeclaration<
  Row,
  Filters extends object,
  Kept extends object,
  Id extends string,
> {
  at: ListAt<Filters, Kept, Id>;
  /** The branch it is of: that the service does not know it is the picker's matter. */
  branchId?: string;
  columns: Readonly<Record<Id, ListColumn<Row>>>;
  row: RowOf<Row>;
  /** Where a row leads, by its id or `linkId`. */
  link?: (id: string) => LinkProps;
  /** Opens a row that has no address of its own. */
  onOpen?: (id: string) => void;
  /** What Enter does on a row. */
  hint?: string;
  words: ListWords;
  filters?: FilterControls<Filters & Kept>;
  export?: ListExport<Row>;
  choice?: ListChoice<Row>;
  /** Adds its rows up, by the columns that have a `sum`: `sumsOf(apart)`. */
  sums?: ListSummer<Row>;
  /** What its rows can be put together by: a grouping for each that its address knows. */
  groups?: Readonly<Record<string, ListGrouping<Row>>>;
  /** A selection of its own, with a bar of its own. */
  selecting?: TableSelection<Row> | null;
  slots?: ListSlots;
}

/** What is special about a list. */
export interface ListSlots {
  /** Right of the title, behind the export. */
  actions?: ReactNode;
  /** Under the title. */
  intro?: ReactNode;
  /** Above the filters. */
  above?: ReactNode;
  /** Under the controls of the filters. */
  underFilters?: ReactNode;
  /** Between filters and rows: what has to be said of these rows. */
  notices?: ReactNode;
  /** Instead of the rows. */
  instead?: ReactNode;
  /** Under the rows. */
  below?: ReactNode;
  /** Under the foot. */
  foot?: ReactNode;
}
