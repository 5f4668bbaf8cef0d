import { useMemo } from 'react';

/** One way to put the rows of a list together; written as a constant, or remembered: rows are put together anew when it changes. */
export interface ListGrouping<Row> {
  label: () => string;
  /** Rows with the same key stand together, under the name that the first of them gives. */
  of: (row: Row) => { key: string; name: string };
}

export interface RowGroup<Row> {
  key: string;
  name: string;
  rows: readonly Row[];
}

/** Rows that belong together, in the order they stood in; a group stands where its first row stood. */
export function groupRows<Row>(rows: readonly Row[], of: ListGrouping<Row>['of']): RowGroup<Row>[] {
  const groups = new Map<string, RowGroup<Row> & { rows: Row[] }>();
  for (const row of rows) {
    const { key, name } = of(row);
    const group = groups.get(key);
    if (group) group.rows.push(row);
    else groups.set(key, { key, name, rows: [row] });
  }
  return [...groups.values()];
}

/** The rows as a table shows them: put together where that was asked for. The same arrays as long as nothing changed. */
export function useGroups<Row>(
  rows: readonly Row[],
  grouping: ListGrouping<Row> | undefined,
): { rows: readonly Row[]; groups: readonly RowGroup<Row>[] | null } {
  return useMemo(() => {
    if (grouping === undefined) return { rows, groups: null };
    const groups = groupRows(rows, grouping.of);
    return { rows: groups.flatMap((group) => group.rows), groups };
  }, [rows, grouping]);
}
