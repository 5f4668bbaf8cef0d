import type { ViewSearch } from '@/api/preferences/schemas';

/** The parts of an address that a view keeps; what is undefined is left out. */
export function viewSearch(search: object): ViewSearch {
  return Object.fromEntries(
    Object.entries(search).filter(
      (part): part is [string, string | number | boolean] =>
        typeof part[1] === 'string' || typeof part[1] === 'number' || typeof part[1] === 'boolean',
    ),
  );
}

/** Whether two addresses say the same, whatever the order of their parts. */
export function sameSearch(one: ViewSearch, other: ViewSearch): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}
