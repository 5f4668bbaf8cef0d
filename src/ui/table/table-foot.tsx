import type { ReactNode } from 'react';
import type { PlacedColumn } from './column';
import classes from './table-foot.module.css';
import { TableLine } from './table-line';

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
  checks: boolean;
}

/** What the rows come to, under their columns. */
export function TableFoot({ lines, ...table }: Props) {
  return (
    <tfoot className={classes.foot}>
      {lines.map(({ id, ...line }) => (
        <TableLine key={id} of="foot" {...line} {...table} />
      ))}
    </tfoot>
  );
}
