/** How each list was last seen while this page lives, by its path: its filters, its page and its order. */
const places = new Map<string, object>();

/** Every screen that is opened, with the search of its address. */
export function notePlace({ pathname, search }: { pathname: string; search: object }): void {
  places.set(pathname, search);
}

export const lastPlace = (pathname: string): object | null => places.get(pathname) ?? null;
