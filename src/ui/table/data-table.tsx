import { VisuallyHidden } from '@mantine/core';
import { FlexRender, type ReactTable, type RowData } from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';
import { useLocale } from '@/text/use-locale';
import { BusyBar } from '../feedback/busy-bar';
import { DataRow } from './data-row';
import { mediumColumns } from './medium-columns';
import classes from './data-table.module.css';
import type { ListFeatures } from './list-features';
import { RovingRows } from './roving-rows';
import { SkeletonRows } from './skeleton-rows';

interface Props<T extends RowData> {
  table: ReactTable<ListFeatures, T>;
  /** What the list is, for people who do not see the screen around it. */
  caption: string;
  /** Rows are being read again; the old ones stay. */
  busy: boolean;
  /** Nothing was read yet: so many placeholder rows stand in. */
  skeletonRows?: number | undefined;
  isDimmed?: (row: T) => boolean;
  /** Stands instead of the rows: empty, refused, failed. */
  instead?: ReactNode;
}

/**
 * A list of records: a table on a wide screen, two-line rows on a phone, one stop of the Tab key on both. Plain elements:
 * Mantine's table brings its scroll area along (7 kB) and computes the styles of every cell by itself.
 */
export function DataTable<T extends RowData>(props: Props<T>) {
  useLocale();
  const { table, caption, busy, skeletonRows, isDimmed, instead } = props;
  const { rows } = table.getRowModel();
  const rowIds = useMemo(() => rows.map(({ id }) => id), [rows]);
  const columns = table.getAllLeafColumns();
  return (
    <div className={classes.frame}>
      <BusyBar busy={busy} />
      {instead ?? (
        <table
          className={classes.table}
          style={mediumColumns(columns.map(({ columnDef }) => columnDef.meta))}
          aria-busy={busy || skeletonRows !== undefined}
        >
          <caption className={classes.caption}>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <colgroup>
            {columns.map(({ id, columnDef }) => (
              <col key={id} style={{ width: columnDef.meta?.width?.wide }} />
            ))}
          </colgroup>
          <thead className={classes.head}>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id} className={classes.headings}>
                {group.headers.map((header) => (
                  <th
                    key={header.id}
                    className={classes.heading}
                    scope="col"
                    data-align={header.column.columnDef.meta?.align}
                    data-medium={header.column.columnDef.meta?.medium}
                  >
                    <FlexRender header={header} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          {skeletonRows === undefined ? (
            <RovingRows rowIds={rowIds}>
              <tbody className={classes.body}>
                {rows.map((row) => (
                  <DataRow key={row.id} row={row} dimmed={isDimmed?.(row.original) ?? false} />
                ))}
              </tbody>
            </RovingRows>
          ) : (
            <SkeletonRows
              count={skeletonRows}
              columns={columns.map(({ columnDef }) => columnDef)}
            />
          )}
        </table>
      )}
    </div>
  );
}
