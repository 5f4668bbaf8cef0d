import type { CSSProperties } from 'react';
import type { PlacedColumn } from './column';

/**
 * The grid of a list between 768 and 1400 px. Each column is a line of the grid that the style sheet cannot know, because people
 * choose and order them: `--medium-columns` is its template.
 * @param checks there is a column of checks before the others
 */
export function mediumColumns(columns: readonly PlacedColumn[], checks: boolean): CSSProperties {
  const template = columns
    .filter(({ isUnder }) => !isUnder)
    .map(({ width }) => (width ? `${width.medium || width.wide}px` : 'minmax(0, 1fr)'));
  const styles: Record<`--${string}`, string> = {
    '--medium-columns': [...(checks ? ['36px'] : []), ...template].join(' '),
  };
  return styles;
}
