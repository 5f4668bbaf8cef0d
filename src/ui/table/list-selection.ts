import { useMemo, useState, useSyncExternalStore } from 'react';

export interface Chosen<T> {
  row: T;
  page: number;
  /** When it was read as it is here, in milliseconds of the epoch; undefined where nobody tells. */
  readAt: number | undefined;
}

/** The rows on the screen in their order, and which page of the list they are. */
export interface ShownPage<T> {
  rows: readonly T[];
  page: number;
  readAt?: number | undefined;
}

export type PageChoice = 'all' | 'some' | 'none';

/** The rows chosen in a list, over all its pages. Rows subscribe one by one, so that a press renders one row. */
export interface ListSelection<T> {
  has: (id: string) => boolean;
  /** The same map until something changes. */
  chosen: () => ReadonlyMap<string, Chosen<T>>;
  /** Turns one row over; with `range`, gives all rows since the last one turned over that one's state. */
  toggle: (id: string, shown: ShownPage<T>, range: boolean) => void;
  /** Chooses all rows of a page, or leaves them when all are chosen. */
  togglePage: (shown: ShownPage<T>) => void;
  pageChoice: (rows: readonly T[]) => PageChoice;
  /** Adds rows of wherever, such as all pages of a filter. */
  add: (pages: readonly ShownPage<T>[]) => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

export function createSelection<T>(idOf: (row: T) => string): ListSelection<T> {
  const listeners = new Set<() => void>();
  let chosen: ReadonlyMap<string, Chosen<T>> = new Map();
  /** Where a range begins: the row turned over last. */
  let from: string | null = null;

  const become = (next: ReadonlyMap<string, Chosen<T>>) => {
    chosen = next;
    for (const listener of listeners) listener();
  };
  const set = (pages: readonly ShownPage<T>[], on: boolean) => {
    const next = new Map(chosen);
    for (const { rows, page, readAt } of pages) {
      for (const row of rows) {
        const id = idOf(row);
        if (!on) next.delete(id);
        else if (!next.has(id)) next.set(id, { row, page, readAt });
      }
    }
    become(next);
  };
  const pageChoice = (rows: readonly T[]): PageChoice => {
    const count = rows.filter((row) => chosen.has(idOf(row))).length;
    if (count === 0) return 'none';
    return count === rows.length ? 'all' : 'some';
  };

  return {
    has: (id) => chosen.has(id),
    chosen: () => chosen,
    toggle(id, { rows, ...of }, range) {
      const at = (wanted: string | null) => rows.findIndex((row) => idOf(row) === wanted);
      const to = at(id);
      if (to === -1) return;
      const begin = range ? at(from) : -1;
      if (begin === -1) {
        set([{ rows: rows.slice(to, to + 1), ...of }], !chosen.has(id));
        from = id;
      } else {
        const part = rows.slice(Math.min(begin, to), Math.max(begin, to) + 1);
        set([{ rows: part, ...of }], from !== null && chosen.has(from));
      }
    },
    togglePage(shown) {
      from = null;
      set([shown], pageChoice(shown.rows) !== 'all');
    },
    pageChoice,
    add: (pages) => set(pages, true),
    clear() {
      from = null;
      become(new Map());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The selection of one list. It survives paging, sorting and reading again; another `scope` (branch and filter in one text)
 * starts it over, because what was chosen would no longer be in the list.
 */
export function useListSelection<T>(scope: string, idOf: (row: T) => string): ListSelection<T> {
  const [held, setHeld] = useState(() => ({ scope, selection: createSelection(idOf) }));
  if (held.scope === scope) return held.selection;
  const next = { scope, selection: createSelection(idOf) };
  setHeld(next);
  return next.selection;
}

/** All rows of a list in their order, cut into the pages they stand on. */
export function pagesOf<T>(rows: readonly T[], perPage: number, readAt?: number): ShownPage<T>[] {
  const pages: ShownPage<T>[] = [];
  for (let start = 0; start < rows.length; start += perPage) {
    pages.push({ rows: rows.slice(start, start + perPage), page: pages.length + 1, readAt });
  }
  return pages;
}

export function useHasChosen<T>(selection: ListSelection<T>): boolean {
  const hasAny = () => selection.chosen().size > 0;
  return useSyncExternalStore(selection.subscribe, hasAny, hasAny);
}

/** The chosen rows, and how many pages they come from. */
export function useChosen<T>(selection: ListSelection<T>): { rows: T[]; pages: number } {
  const chosen = useSyncExternalStore(selection.subscribe, selection.chosen, selection.chosen);
  return useMemo(() => {
    const all = [...chosen.values()];
    return { rows: all.map(({ row }) => row), pages: new Set(all.map(({ page }) => page)).size };
  }, [chosen]);
}

/** When the oldest of the chosen rows was read: no file of them may say that it is younger. */
export function oldestRead<T>(selection: ListSelection<T>): number | null {
  const told = [...selection.chosen().values()].flatMap(({ readAt }) => readAt ?? []);
  return told.length === 0 ? null : told.reduce((oldest, readAt) => Math.min(oldest, readAt));
}
