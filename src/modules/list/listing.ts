import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ApiFailure } from '@/api/core/errors';
import type { Pagination } from '@/api/core/paging';
import type { Reach } from '@/ui/table/list-search';
import { useStopWaiting } from '../error-panel/use-stop-waiting';
import type { PageSource } from '../whole-list/page-walk';
import type { ListSums } from './list-sums';

/** How the reading of rows goes; a query is one. */
export interface ReadOfRows {
  data: unknown;
  error: ApiFailure | null;
  isFetching: boolean;
  /** The rows are not yet those that were asked for. */
  isPlaceholderData: boolean;
  /** Milliseconds of the epoch, 0 for never. */
  dataUpdatedAt: number;
  /** The same of its failure; null where it asks again only when somebody does. */
  errorUpdatedAt: number | null;
  refetch: () => unknown;
}

/** The rows of a list, wherever they come from. */
export interface Listing<Row> {
  /** The same array as long as nothing changed; empty before the first answer. */
  rows: readonly Row[];
  read: ReadOfRows;
  /** Gives up a reading that takes too long; left out where its progress stands elsewhere. */
  stop?: () => void;
  /** The page these rows are; null where they are the whole list, which is then ordered and cut into pages here. */
  pagination: Pagination | null;
  /** Rows before anything was narrowed here; null before the first answer. */
  total: number | null;
  /** Rows that came and could not be read. */
  dropped: number;
  /** Rows came and none could be read: a list that shows none is not empty. */
  noneRead?: boolean;
  /** The rows are a page of a list that is at hand as a whole, and stand in its order. */
  isOrdered?: boolean;
  /** The address may name any page: the rows are not one of those. */
  ignoresPage?: boolean;
  /** How far a search reaches, where not all rows are here. */
  reach?: Reach;
  /** What all rows of the filter come to, where whoever pages them says so. */
  sums?: ListSums | undefined;
}

interface PageOfRows<Row> {
  rows: readonly Row[];
  pagination: Pagination;
  dropped?: number;
}

/** A list that the service or the gateway pages and narrows. */
export function usePagedListing<Row, Data extends PageOfRows<Row>, Key extends QueryKey>(
  query: UseQueryOptions<Data, ApiFailure, Data, Key> & { queryKey: Key },
): Listing<Data['rows'][number]> & { data: Data | undefined } {
  // The loader has just asked: a refusal that came before the screen stood is not asked for twice.
  const read = useQuery({ ...query, retryOnMount: false });
  const stop = useStopWaiting(query.queryKey);
  const { data } = read;
  return {
    data,
    rows: data?.rows ?? none,
    read,
    stop,
    pagination: data?.pagination ?? null,
    total: data?.pagination.total ?? null,
    dropped: data?.dropped ?? 0,
    noneRead: data?.rows.length === 0 && (data.dropped ?? 0) > 0,
  };
}

const none: never[] = [];

/**
 * A list whose rows all come with one answer; it is searched, filtered, ordered and paged here.
 * @param rowsOf the rows of an answer
 * @param narrow keeps those that match; a new function whenever it would keep others
 */
export function useLocalListing<Row, Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, ApiFailure, Data, Key> & { queryKey: Key },
  rowsOf: (data: NoInfer<Data>) => readonly Row[],
  narrow: ((rows: readonly Row[]) => readonly Row[]) | null,
): Listing<Row> & { data: Data | undefined; all: readonly Row[] } {
  const read = useQuery({ ...query, retryOnMount: false });
  const stop = useStopWaiting(query.queryKey);
  const { data } = read;
  const all = data === undefined ? none : rowsOf(data);
  const rows = useMemo(() => (narrow ? narrow(all) : all), [narrow, all]);
  return {
    data,
    all,
    rows,
    read,
    stop,
    pagination: null,
    total: data === undefined ? null : all.length,
    dropped: 0,
  };
}

/**
 * The rows of a page, as whoever paged the list says, or cut out of rows that are all here.
 * @param hasPages whether a list that is all here stands on more than one page
 */
export function usePageOf<Row>(
  rows: readonly Row[],
  pagination: Pagination | null,
  { page, perPage }: { page: number; perPage: number },
  hasPages: boolean,
): { rows: readonly Row[]; pagination: Pagination | null } {
  const isCut = hasPages && pagination === null;
  const cut = useMemo(
    () => (isCut ? localPage(rows, { page, perPage }) : null),
    [isCut, rows, page, perPage],
  );
  return cut ?? { rows, pagination };
}

/** A page of rows that are here already. */
export function localPage<Row>(
  rows: readonly Row[],
  asked: { page: number; perPage: number },
): { rows: readonly Row[]; pagination: Pagination } {
  const { perPage } = asked;
  const lastPage = Math.max(1, Math.ceil(rows.length / perPage));
  const page = Math.min(asked.page, lastPage);
  return {
    rows: rows.slice((page - 1) * perPage, page * perPage),
    pagination: { page, perPage, lastPage, total: rows.length },
  };
}

const rowsOfFile = 1_000;

/** Rows that are here already, as a way through their pages. */
export function localPages<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
): PageSource<Row> {
  return {
    rowId,
    fetchPage: (page) => {
      const local = localPage(rows, { page, perPage: rowsOfFile });
      return Promise.resolve({ ...local, rows: [...local.rows], dropped: 0 });
    },
  };
}
