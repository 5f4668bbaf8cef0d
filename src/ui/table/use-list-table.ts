import {
  useTable,
  type ColumnDef,
  type ReactTable,
  type RowData,
  type TableOptions,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { compareCells } from './compare-cells';
import { listFeatures, type ListFeatures } from './list-features';
import type { ListColumns, ListLayout } from './list-layout';
import type { PageSort } from './page-sort';

interface Asked<T extends RowData> {
  list: ListColumns;
  columns: TableOptions<ListFeatures, T>['columns'];
  /** The loaded page; the same array as long as nothing changed. */
  rows: T[];
  rowId: (row: T) => string;
  layout: ListLayout;
  sort?: PageSort | null;
}

const none: never[] = [];

/**
 * The table of a list. A column can be sorted when it says `enableSorting: true`; its accessor gives undefined for what is not
 * known, which stands last in both directions.
 */
export function useListTable<T extends RowData>(asked: Asked<T>): ReactTable<ListFeatures, T> {
  const { list, columns, rows, rowId, layout, sort } = asked;
  const columnVisibility = useMemo(
    () => Object.fromEntries(list.columns.map(({ id }) => [id, layout.columns.includes(id)])),
    [list, layout],
  );
  const columnOrder = useMemo(() => [...layout.columns], [layout]);
  const sortedBy = sort?.column;
  const desc = sort?.descending ?? false;
  const sorting = useMemo(
    () => (sortedBy === undefined ? none : [{ id: sortedBy, desc }]),
    [sortedBy, desc],
  );
  return useTable({
    features: listFeatures,
    columns,
    data: rows,
    getRowId: rowId,
    defaultColumn: defaultColumn as Partial<ColumnDef<ListFeatures, T>>,
    state: { columnVisibility, columnOrder, sorting },
  });
}

const defaultColumn: Partial<ColumnDef<ListFeatures, RowData>> = {
  enableSorting: false,
  sortFn: compareCells,
  sortUndefined: 'last',
};
