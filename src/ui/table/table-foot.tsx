import type { ReactNode } from 'react';
import dataCell from './data-cell.module.css';
import dataRow from './data-row.module.css';
import type { PlacedColumn } from './medium-columns';
import classes from './table-foot.module.css';

/** A line under the rows: what it is of, and what it says under some of the columns. */
export interface FootLine {
  id: string;
  label: ReactNode;
  /** By the ids of the columns; at least one of those shown. */
  cells: Readonly<Record<string, ReactNode>>;
}

interface Props {
  lines: readonly FootLine[];
  columns: readonly PlacedColumn[];
  stacked: ReadonlySet<string>;
  checks: boolean;
}

/** What the rows come to, under their columns; on a phone each line is a sentence. */
export function TableFoot({ lines, columns, stacked, checks }: Props) {
  return (
    <tfoot className={classes.foot}>
      {lines.map(({ id: line, label, cells }) => {
        const labelled = beforeFirst(cells, columns, stacked);
        const before = columns.slice(0, labelled);
        return (
          <tr key={line} className={classes.line}>
            {checks ? <td className={dataRow.check} /> : null}
            <th
              className={classes.label}
              scope="row"
              colSpan={labelled}
              style={{ gridColumn: `span ${before.filter(({ id }) => !stacked.has(id)).length}` }}
            >
              {label}
            </th>
            {columns.slice(labelled).map((column) => (
              <td
                key={column.id}
                className={dataCell.cell}
                data-align={column.align}
                data-under={stacked.has(column.id) || undefined}
                data-label={(column.shortLabel ?? column.label)()}
              >
                {cells[column.id]}
              </td>
            ))}
          </tr>
        );
      })}
    </tfoot>
  );
}

/** How many columns the label takes: those before the first that says something, which keeps the one it stands under. */
function beforeFirst(
  cells: FootLine['cells'],
  columns: readonly PlacedColumn[],
  stacked: ReadonlySet<string>,
): number {
  const first = columns.findIndex(({ id }) => id in cells);
  const { id = '' } = columns[first] ?? {};
  if (first === -1) return columns.length;
  return Math.max(1, stacked.has(id) ? first - 1 : first);
}
