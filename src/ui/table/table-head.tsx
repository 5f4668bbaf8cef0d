import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { Column, RowData } from '@tanstack/react-table';
import { m } from '@/text/generated/messages';
import classes from './data-table.module.css';
import type { ListFeatures } from './list-features';
import type { PageSort } from './page-sort';
import { PageCheck } from './row-check';

interface Props<T extends RowData> {
  columns: Column<ListFeatures, T>[];
  stacked: ReadonlySet<string>;
  checks: boolean;
  sort: PageSort | null;
  /** A press on the head of a column that can be sorted. */
  onSort: ((column: string) => void) | undefined;
  /** The rows are the whole list, not a page of it. */
  whole: boolean;
}

/** The names of the columns; where a page can be sorted they are buttons. */
export function TableHead<T extends RowData>({
  columns,
  stacked,
  checks,
  sort,
  onSort,
  whole,
}: Props<T>) {
  return (
    <thead className={classes.head}>
      <tr className={classes.headings}>
        {checks ? (
          <th className={classes.checkHeading} scope="col">
            <PageCheck />
          </th>
        ) : null}
        {columns.map((column) => {
          const look = column.columnDef.meta;
          const label = look?.label() ?? column.id;
          const sorted = sort?.column === column.id ? directionOf(sort) : undefined;
          return (
            <th
              key={column.id}
              className={classes.heading}
              scope="col"
              data-align={look?.align}
              data-under={stacked.has(column.id) || undefined}
              aria-sort={sorted}
            >
              {onSort && look?.sortable ? (
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

function directionOf({ descending }: PageSort): Direction {
  return descending ? 'descending' : 'ascending';
}

function SortMark({ sorted }: { sorted: Direction | undefined }) {
  if (sorted === undefined) return null;
  const Arrow = sorted === 'ascending' ? IconArrowUp : IconArrowDown;
  return <Arrow size={12} aria-hidden />;
}
