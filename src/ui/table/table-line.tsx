import type { ReactNode } from 'react';
import { cellClass, type PlacedColumn } from './column';
import dataRow from './data-row.module.css';
import classes from './table-line.module.css';

interface Props {
  /** It stands above the rows of a group, or below all of them. */
  of: 'group' | 'foot';
  label: ReactNode;
  /** What it says under some of the columns, by their ids. */
  cells: Readonly<Record<string, ReactNode>>;
  columns: readonly PlacedColumn[];
  checks: boolean;
}

/** A line of a table that is no row: what it is of, and what it says under some columns; on a phone it is a sentence. */
export function TableLine({ of, label, cells, columns, checks }: Props) {
  const labelled = beforeFirst(cells, columns);
  const before = columns.slice(0, labelled);
  return (
    <tr className={classes.line} data-of={of}>
      {checks ? <td className={dataRow.check} /> : null}
      <th
        className={classes.label}
        scope={of === 'group' ? 'rowgroup' : 'row'}
        colSpan={labelled}
        style={{ gridColumn: `span ${before.filter(({ isUnder }) => !isUnder).length}` }}
      >
        {label}
      </th>
      {columns.slice(labelled).map((column) => (
        <td
          key={column.id}
          className={cellClass({ align: column.align }, column.isUnder)}
          data-label={(column.shortLabel ?? column.label)()}
        >
          {cells[column.id]}
        </td>
      ))}
    </tr>
  );
}

/** How many columns the label takes: those before the first that says something, which keeps the one it stands under. */
function beforeFirst(cells: Props['cells'], columns: readonly PlacedColumn[]): number {
  const first = columns.findIndex(({ id }) => id in cells);
  if (first === -1) return columns.length;
  return Math.max(1, columns[first]?.isUnder ? first - 1 : first);
}
