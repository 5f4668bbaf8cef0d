import classes from './data-table.module.css';
import type { ColumnLook } from './list-features';

interface Props {
  count: number;
  columns: { meta?: ColumnLook }[];
}

/** Placeholder rows with the columns' real widths and heights, so that nothing jumps when the data arrives. */
export function SkeletonRows({ count, columns }: Props) {
  const rows = Array.from({ length: count }, (_, row) => `skeleton-${row}`);
  return (
    <tbody className={classes.body} aria-hidden>
      {rows.map((row, nth) => (
        <tr key={row} className={classes.row}>
          {columns.map(({ meta }, column) => (
            <td
              // Columns stand still while the skeleton is shown.
              key={`${row}-${meta?.narrow ?? ''}-${column.toString()}`}
              className={classes.cell}
              data-align={meta?.align}
              data-narrow={meta?.narrow}
              data-medium={meta?.medium}
            >
              <Bone length={(nth + column) % 3} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Bone({ length }: { length: number }) {
  return <span className={classes.bone} data-length={length} />;
}
