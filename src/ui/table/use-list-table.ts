import { useTable, type ColumnDef, type ReactTable, type RowData } from '@tanstack/react-table';
import { useMemo } from 'react';
import { orderRows } from './order-rows';
import { listFeatures, type ListFeatures } from './list-features';
import type { ListLayout } from './list-layout';
import type { PageSort } from './page-sort';

interface Asked<T extends RowData> {
  /** Every column the list has, in any order. */
  columns: readonly ColumnDef<ListFeatures, T>[];
  /** The loaded page; the same array as long as nothing changed. */
  rows: T[];
  rowId: (row: T) => string;
  layout: Pick<ListLayout, 'columns'>;
  sort?: PageSort | null;
}

/** The table of a list: the columns of the layout in its order, and the loaded rows in the order asked for. */
export function useListTable<T extends RowData>(asked: Asked<T>): ReactTable<ListFeatures, T> {
  const { columns, rows, rowId, layout, sort } = asked;
  const shown = useMemo(
    () => layout.columns.flatMap((id) => columns.find((column) => column.id === id) ?? []),
    [columns, layout],
  );
  const column = sort?.column;
  const descending = sort?.descending ?? false;
  const ordered = useMemo(() => {
    const by = columns.find(({ id }) => id === column);
    if (by?.meta?.sortable !== true || !('accessorFn' in by)) return rows;
    const { accessorFn } = by;
    return orderRows(rows, (row) => accessorFn(row, 0), descending);
  }, [columns, rows, column, descending]);
  return useTable({ features: listFeatures, columns: shown, data: ordered, getRowId: rowId });
}
