import type { CSSProperties } from 'react';
import type { ColumnLook } from './list-features';

/**
 * The columns of a list between 768 and 1280 px, where a value may stand under its neighbour: the grid's template, and which
 * of its columns holds the stacked values.
 */
export function mediumColumns(looks: (ColumnLook | undefined)[]): CSSProperties {
  const template = looks
    .filter((look) => look?.medium !== 'under')
    .map((look) => (look?.width ? `${look.width.medium}px` : 'minmax(0, 1fr)'));
  const styles: Record<`--${string}`, string | number> = {
    '--medium-columns': template.join(' '),
    '--medium-stack': Math.max(
      1,
      looks.findIndex((look) => look?.medium === 'under'),
    ),
  };
  return styles;
}
