import classes from './data-table.module.css';
import dataRow from './data-row.module.css';
import type { PlacedColumn } from './column';

interface Props {
  count: number;
  columns: readonly PlacedColumn[];
  checks: boolean;
}

/** Placeholder rows with the columns' real widths and heights, so that nothing jumps when the data arrives. */
export function SkeletonRows({ count, columns, checks }: Props) {
  const rows = Array.from({ length: count }, (_, row) => `skeleton-${row}`);
  return (
    <tbody className={classes.body} aria-hidden>
      {rows.map((row, nth) => (
        <tr key={row} className={dataRow.row}>
          {checks ? <td className={dataRow.check} /> : null}
          {columns.map(({ id, cellClass }, column) => (
            <td key={id} className={cellClass}>
              <Bone length={(nth + column) % 3} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Bone({ length }: { length: number }) {
  return <span className={dataRow.bone} data-length={length} />;
}
