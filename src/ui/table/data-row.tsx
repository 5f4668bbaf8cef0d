import { memo } from 'react';
import type { ShownColumn } from './column';
import classes from './data-row.module.css';
import { RowCheck } from './row-check';

/** How urgent a row is: on a phone, where its mark has no room, the colour of what stands aside. */
export type RowTone = 'warn' | 'danger';

interface Props<Row> {
  id: string;
  row: Row;
  /** The shown columns; a new array when their choice changes, which is what renders a row again. */
  columns: readonly ShownColumn<Row>[];
  dimmed: boolean;
  tone: RowTone | undefined;
  /** The row's name for its check; null where rows cannot be chosen. */
  checkName: string | null;
}

function PlainRow<Row>({ id, row, columns, dimmed, tone, checkName }: Props<Row>) {
  return (
    <tr className={classes.row} data-row={id} data-dimmed={dimmed || undefined} data-tone={tone}>
      {checkName === null ? null : <RowCheck rowId={id} name={checkName} />}
      {columns.map((column) => (
        <td
          key={column.id}
          className={column.cellClass}
          data-label={column.unlabelled?.(row) ? undefined : column.shortLabel?.()}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

// `memo` drops the type parameter; a list renders its rows through it only when their own data changed.
export const DataRow = memo(PlainRow) as typeof PlainRow;
