import type { CSSProperties } from 'react';
import type { ColumnLook } from './column';

/** A shown column, whatever its rows are. */
export interface PlacedColumn extends ColumnLook {
  id: string;
}

/** Which shown columns stand under their neighbour between 768 and 1400 px: only right behind the one they belong to, and never under one that stands under another. */
export function stackedColumns(columns: readonly PlacedColumn[]): ReadonlySet<string> {
  const stacked = new Set<string>();
  let above: string | undefined;
  for (const { id, mediumUnder } of columns) {
    const isUnder = mediumUnder !== undefined && mediumUnder === above;
    if (isUnder) stacked.add(id);
    above = isUnder ? undefined : id;
  }
  return stacked;
}

/**
 * The grid of a list between 768 and 1400 px. Each column is a line of the grid that the style sheet cannot know, because people
 * choose and order them: `--medium-columns` is its template.
 * @param checks there is a column of checks before the others
 */
export function mediumColumns(columns: readonly PlacedColumn[], checks: boolean): CSSProperties {
  const stacked = stackedColumns(columns);
  const template = columns
    .filter(({ id }) => !stacked.has(id))
    .map(({ width }) => (width ? `${width.medium || width.wide}px` : 'minmax(0, 1fr)'));
  const styles: Record<`--${string}`, string> = {
    '--medium-columns': [...(checks ? ['36px'] : []), ...template].join(' '),
  };
  return styles;
}
