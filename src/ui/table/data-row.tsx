import { flexRender, type Column, type Row, type RowData } from '@tanstack/react-table';
import { memo } from 'react';
import classes from './data-row.module.css';
import dataCell from './data-cell.module.css';
import type { ListFeatures } from './list-features';
import { RowCheck } from './row-check';

/** How urgent a row is: on a phone, where its mark has no room, the colour of what stands aside. */
export type RowTone = 'warn' | 'danger';

interface Props<T extends RowData> {
  row: Row<ListFeatures, T>;
  /** The shown columns; a new array when their choice changes, which is what renders a row again. */
  columns: Column<ListFeatures, T>[];
  stacked: ReadonlySet<string>;
  dimmed: boolean;
  tone: RowTone | undefined;
  /** The row's name for its check; null where rows cannot be chosen. */
  checkName: string | null;
}

/** One record. */
function PlainRow<T extends RowData>({ row, columns, stacked, dimmed, tone, checkName }: Props<T>) {
  const cells = row.getAllCellsByColumnId();
  return (
    <tr className={classes.row} data-dimmed={dimmed || undefined} data-tone={tone}>
      {checkName === null ? null : (
        <td className={classes.check}>
          <RowCheck rowId={row.id} name={checkName} />
        </td>
      )}
      {columns.map(({ id, columnDef }) => {
        const cell = cells[id];
        const look = columnDef.meta;
        return (
          <td
            key={id}
            className={dataCell.cell}
            data-align={look?.align}
            data-quiet={look?.quiet}
            data-narrow={look?.narrow}
            data-under={stacked.has(id) || undefined}
            data-label={look?.shortLabel?.()}
          >
            {cell ? flexRender(columnDef.cell, cell.getContext()) : null}
          </td>
        );
      })}
    </tr>
  );
}

// `memo` drops the type parameter; a list renders its rows through it only when their own data changed.
export const DataRow = memo(PlainRow) as typeof PlainRow;
