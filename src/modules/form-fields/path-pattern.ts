/** A field's path as forms describe it: the index of a row stands as `*`. */
export const pathPattern = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '.*');

/** A pattern's path in the row that another path is of. */
export function inRowOf(path: string, pattern: string): string {
  const [row] = /\.\d+(?=\.|$)/.exec(path) ?? [];
  return row === undefined ? pattern : pattern.replace('.*', row);
}
