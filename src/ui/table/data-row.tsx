import { FlexRender, type Row, type RowData } from '@tanstack/react-table';
import { memo } from 'react';
import { useLocale } from '@/text/use-locale';
import classes from './data-table.module.css';
import type { ListFeatures } from './list-features';

interface Props<T extends RowData> {
  row: Row<ListFeatures, T>;
  dimmed: boolean;
}

/** One record. */
function PlainRow<T extends RowData>({ row, dimmed }: Props<T>) {
  useLocale();
  return (
    <tr className={classes.row} data-dimmed={dimmed || undefined}>
      {row.getAllCells().map((cell) => {
        const look = cell.column.columnDef.meta;
        return (
          <td
            key={cell.id}
            className={classes.cell}
            data-align={look?.align}
            data-narrow={look?.narrow}
            data-medium={look?.medium}
            data-label={look?.narrowLabel?.()}
          >
            <FlexRender cell={cell} />
          </td>
        );
      })}
    </tr>
  );
}

// `memo` drops the type parameter; a list renders its rows through it only when their own data changed.
export const DataRow = memo(PlainRow) as typeof PlainRow;
