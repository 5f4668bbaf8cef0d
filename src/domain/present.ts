/** What there is of a list of things that are there only sometimes: `present(isOff && words, ...more)`. */
export function present<T>(...things: readonly (T | false | null | undefined)[]): T[] {
  return things.filter(
    (thing): thing is T => thing !== false && thing !== null && thing !== undefined,
  );
}
