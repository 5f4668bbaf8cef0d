import classes from './data-table.module.css';
import type { ShownColumn } from './medium-columns';

interface Props {
  count: number;
  columns: readonly ShownColumn[];
  stacked: ReadonlySet<string>;
  checks: boolean;
}

/** Placeholder rows with the columns' real widths and heights, so that nothing jumps when the data arrives. */
export function SkeletonRows({ count, columns, stacked, checks }: Props) {
  const rows = Array.from({ length: count }, (_, row) => `skeleton-${row}`);
  return (
    <tbody className={classes.body} aria-hidden>
      {rows.map((row, nth) => (
        <tr key={row} className={classes.row}>
          {checks ? <td className={classes.check} /> : null}
          {columns.map(({ id, look }, column) => (
            <td
              key={id}
              className={classes.cell}
              data-align={look?.align}
              data-narrow={look?.narrow}
              data-under={stacked.has(id) || undefined}
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
