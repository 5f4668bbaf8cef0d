import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { m } from '@/text/generated/messages';
import type { ShownColumn } from './column';
import classes from './data-table.module.css';
import { PageCheck } from './row-check';
import type { Sort } from './sort';

interface Props<Row> {
  columns: readonly ShownColumn<Row>[];
  checks: boolean;
  sort: Sort | null;
  /** A press on the head of a column that can be sorted. */
  onSort: ((column: string) => void) | undefined;
  /** The rows are the whole list, not a page of it. */
  whole: boolean;
}

/** The names of the columns; where a page can be sorted they are buttons. */
export function TableHead<Row>({ columns, checks, sort, onSort, whole }: Props<Row>) {
  return (
    <thead className={classes.head}>
      <tr className={classes.headings}>
        {checks ? (
          <th className={classes.checkHeading} scope="col">
            <PageCheck />
          </th>
        ) : null}
        {columns.map((column) => {
          const label = column.label();
          const sorted = sort?.column === column.id ? directionOf(sort) : undefined;
          return (
            <th
              key={column.id}
              className={classes.heading}
              scope="col"
              data-align={column.align}
              data-under={column.isUnder || undefined}
              aria-sort={sorted}
            >
              {onSort && column.sort ? (
                <button
                  type="button"
                  className={classes.sort}
                  title={(whole ? m.common_sort_list : m.common_sort_page)({ column: label })}
                  onClick={() => onSort(column.id)}
                >
                  {label}
                  <SortMark sorted={sorted} />
                </button>
              ) : (
                label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

type Direction = 'ascending' | 'descending';

function directionOf({ descending }: Sort): Direction {
  return descending ? 'descending' : 'ascending';
}

function SortMark({ sorted }: { sorted: Direction | undefined }) {
  if (sorted === undefined) return null;
  const Arrow = sorted === 'ascending' ? IconArrowUp : IconArrowDown;
  return <Arrow size={12} aria-hidden />;
}
