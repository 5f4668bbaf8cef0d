import * as z from 'zod/mini';
import { createStore } from '@/domain/store';

const storedTicks = z.array(z.string());

/** Which lots of a list were counted. It lasts as long as the tab, so that a reload in the aisle loses nothing. */
export interface Ticks {
  /** The same set until something changes. */
  ticked: () => ReadonlySet<string>;
  toggle: (id: string) => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** The ticks of one list; `list` names it and everything that decides which lots it holds. */
export function createTicks(list: string): Ticks {
  const key = `trastienda.count-sheet.${list}`;
  const { get, set, subscribe } = createStore(readTicks(key));
  const become = (next: ReadonlySet<string>) => {
    writeTicks(key, next);
    set(next);
  };
  return {
    ticked: get,
    toggle(id) {
      const next = new Set(get());
      if (!next.delete(id)) next.add(id);
      become(next);
    },
    clear: () => become(new Set()),
    subscribe,
  };
}

/** What the tab remembers under a key; nothing when it is not what was written. */
export function readTicks(key: string): ReadonlySet<string> {
  try {
    const text = globalThis.sessionStorage?.getItem(key) ?? null;
    const stored = z.safeParse(storedTicks, text === null ? [] : JSON.parse(text));
    return new Set(stored.success ? stored.data : []);
  } catch {
    return new Set();
  }
}

/** Remembers them; without ticks there is nothing to remember. */
export function writeTicks(key: string, ticked: ReadonlySet<string>): void {
  try {
    if (ticked.size === 0) globalThis.sessionStorage?.removeItem(key);
    else globalThis.sessionStorage?.setItem(key, JSON.stringify([...ticked]));
  } catch {
    // Refused or full: the ticks then last as long as the page.
  }
}
