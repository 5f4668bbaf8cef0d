/** How a list was last seen: its filters, its page and its order. */
interface Place {
  search: object;
  /** What the address bar shows of them, where it holds less. */
  shown: object | undefined;
}

/** While this page lives, by the list's path. */
const places = new Map<string, Place>();

interface Location {
  pathname: string;
  search: object;
  maskedLocation?: { search: object } | undefined;
}

/** Every screen that is opened, with the search of its address. */
export function notePlace({ pathname, search, maskedLocation }: Location): void {
  places.set(pathname, { search, shown: maskedLocation?.search });
}

export const lastPlace = (pathname: string): Place | null => places.get(pathname) ?? null;
