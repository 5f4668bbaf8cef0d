import { counted } from '@/text/format';
import { m } from '@/text/generated/messages';
import type { ShownColumn } from '@/ui/table/column';
import { TableLine } from '@/ui/table/table-line';
import type { RowGroup } from './group-rows';
import type { ListSummer, SummedColumn } from './list-sums';
import classes from './list.module.css';

interface HeadProps<Row> {
  group: RowGroup<Row>;
  columns: Readonly<Record<string, SummedColumn<Row>>>;
  shown: readonly ShownColumn<Row>[];
  checks: boolean;
  sums: ListSummer<Row> | undefined;
}

/** The head of a group: its name, how many rows of it are here, and what those come to where the list adds up. */
export function GroupHead<Row>({ group, columns, shown, checks, sums }: HeadProps<Row>) {
  const label = (
    <>
      <bdi>{group.name}</bdi> <small>{m.lists_group_rows(counted(group.rows.length))}</small>
    </>
  );
  const line = <TableLine of="group" label={label} cells={{}} columns={shown} checks={checks} />;
  return sums?.({ columns, rows: group.rows, group: { label, line, shown, checks } }) ?? line;
}

interface NoteProps {
  by: string;
  rows: number;
  onClear: () => void;
}

/** That groups are of the rows one sees, for the rest of one may stand on another page; and the way back. */
export function GroupNote({ by, rows, onClear }: NoteProps) {
  return (
    <p className={classes.order}>
      {m.lists_grouped({ by, ...counted(rows) })}{' '}
      <button type="button" className={classes.orderClear} onClick={onClear}>
        {m.lists_group_none()}
      </button>
    </p>
  );
}
