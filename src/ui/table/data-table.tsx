import { Suspense, useDeferredValue, useMemo, type CSSProperties, type ReactNode } from 'react';
import { HiddenText } from '../feedback/hidden-text';
import { BusyBar } from '../feedback/busy-bar';
import { DataRow, type RowTone } from './data-row';
import type { PlacedColumn, ShownColumn } from './column';
import classes from './data-table.module.css';
import type { Density } from './list-layout';
import { RovingRows } from './roving-rows';
import { bindSelection, SelectionScope, type TableChoice } from './row-check';
import { SkeletonRows } from './skeleton-rows';
import type { Sort } from './sort';
import { TableHead } from './table-head';

/** Rows can be chosen; only a list with an action for many rows brings it. */
export interface TableSelection<T> {
  selection: TableChoice<T>;
  /** The page on the screen. */
  page: number;
  /** When its rows were read, in milliseconds of the epoch; left out where nobody tells. */
  readAt?: number | undefined;
  /** What a row is called, for its check. */
  nameOf: (row: T) => string;
}

/** Rows that stand together, under a head of their own. */
export interface TableGroup {
  id: string;
  /** A `tr`. */
  head: ReactNode;
  /** How many of the rows, from where the group before it ends. */
  count: number;
}

interface Props<T> {
  /** The shown columns in their order; the same array as long as nothing changed. */
  columns: readonly ShownColumn<T>[];
  /** In their order; the same array as long as nothing changed. */
  rows: readonly T[];
  /** The rows stand together in these; all of them do. */
  groups?: readonly TableGroup[] | undefined;
  rowId: (row: T) => string;
  /** What the list is, for people who do not see the screen around it. */
  caption: string;
  density?: Density;
  /** Rows are being read again; the old ones stay. */
  busy: boolean;
  /** Nothing was read yet: so many placeholder rows stand in. */
  skeletonRows?: number | undefined;
  isDimmed?: (row: T) => boolean;
  toneOf?: (row: T) => RowTone | undefined;
  /** The order the rows stand in; null is the service's. */
  sort?: Sort | null;
  /** A press on the head of a column that can be sorted; the order of the page is the caller's to change. */
  onSort?: (column: string) => void;
  /** The rows are those of the whole list, so that sorting orders all of it. */
  whole?: boolean;
  selecting?: TableSelection<T>;
  /** What the rows come to, as a `tfoot`. */
  foot?: ReactNode;
  /** Stands instead of the rows: empty, refused, failed. May come with its first use. */
  instead?: ReactNode;
}

const firstRows = 10;

/** The room of rows that are not drawn yet, so that a page that opens scrolled down stays there. */
const heightOf = (rows: number): CSSProperties => ({ height: rows * 40 });

const allRows: readonly TableGroup[] = [{ id: '', head: null, count: Infinity }];

/** The groups as far as their rows are drawn, each with its part of the rows. */
function sectionsOf(groups: readonly TableGroup[] = allRows, drawn: number) {
  let end = 0;
  return groups.flatMap(({ count, ...group }) => {
    const from = end;
    end = Math.min(from + count, drawn);
    return end > from || groups === allRows ? [{ ...group, from, to: end }] : [];
  });
}

/**
 * A list of records: a table on a wide screen, two-line rows on a phone, one stop of the Tab key on both. Plain elements:
 * Mantine's table brings its scroll area along (7 kB) and computes the styles of every cell by itself.
 */
export function DataTable<T>(props: Props<T>) {
  const {
    columns,
    rows,
    groups,
    rowId,
    caption,
    density,
    busy,
    skeletonRows,
    isDimmed,
    toneOf,
    sort,
    onSort,
    whole = false,
    selecting,
    foot,
    instead,
  } = props;
  // With the table what is read first, and right after it the rest.
  const drawn = useDeferredValue(Infinity, firstRows);
  const checks = selecting !== undefined;
  const selection = selecting?.selection;
  const page = selecting?.page ?? 1;
  const readAt = selecting?.readAt;
  const bound = useMemo(
    () => (selection === undefined ? null : bindSelection(selection, rows, page, readAt)),
    [selection, rows, page, readAt],
  );
  const rowIds = useMemo(() => rows.map(rowId), [rows, rowId]);
  const content = (
    <table
      className={classes.table}
      style={mediumColumns(columns, checks)}
      data-density={density}
      aria-busy={busy || skeletonRows !== undefined}
    >
      <caption className={classes.caption}>
        <HiddenText>{caption}</HiddenText>
      </caption>
      <colgroup>
        {checks ? <col className={classes.checkColumn} /> : null}
        {columns.map(({ id, width }) => (
          <col key={id} style={{ width: width?.wide }} />
        ))}
      </colgroup>
      <TableHead
        columns={columns}
        checks={checks}
        sort={sort ?? null}
        onSort={onSort}
        whole={whole}
      />
      {skeletonRows === undefined ? (
        <RovingRows rowIds={rowIds} onToggle={bound?.toggle}>
          {sectionsOf(groups, Math.min(drawn, rows.length)).map(({ id, head, from, to }) => (
            <tbody key={id} className={classes.body}>
              {head}
              {rows.slice(from, to).map((row, at) => (
                <DataRow
                  key={rowIds[from + at]}
                  id={rowIds[from + at] ?? ''}
                  row={row}
                  columns={columns}
                  dimmed={isDimmed?.(row) ?? false}
                  tone={toneOf?.(row)}
                  checkName={selecting?.nameOf(row) ?? null}
                />
              ))}
            </tbody>
          ))}
          {drawn < rows.length ? (
            <tbody className={classes.body} aria-hidden>
              <tr style={heightOf(rows.length - drawn)} />
            </tbody>
          ) : null}
        </RovingRows>
      ) : (
        <SkeletonRows count={skeletonRows} columns={columns} checks={checks} />
      )}
      {foot}
    </table>
  );
  return (
    <div className={classes.frame}>
      <BusyBar busy={busy} />
      {instead === undefined ? (
        bound ? (
          <SelectionScope selection={bound}>{content}</SelectionScope>
        ) : (
          content
        )
      ) : (
        <div className={classes.instead}>
          <Suspense>{instead}</Suspense>
        </div>
      )}
    </div>
  );
}

/**
 * The grid of a list between 768 and 1400 px. Each column is a line of the grid that the style sheet cannot know, because people
 * choose and order them: `--medium-columns` is its template.
 * @param checks there is a column of checks before the others
 */
function mediumColumns(columns: readonly PlacedColumn[], checks: boolean): CSSProperties {
  const template = columns
    .filter(({ isUnder }) => !isUnder)
    .map(({ width }) => (width ? `${width.medium || width.wide}px` : 'minmax(0, 1fr)'));
  const styles: Record<`--${string}`, string> = {
    '--medium-columns': [...(checks ? ['36px'] : []), ...template].join(' '),
  };
  return styles;
}
