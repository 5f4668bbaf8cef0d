import * as z from 'zod/mini';
import { gatewayNow } from '@/api/core/gateway-clock';
import { createListeners, type Listeners } from '@/domain/store';
import { tidyCount, type Noted } from '@/domain/lot-count';

/** What was noted of a lot, and when (milliseconds of the epoch, by the gateway's clock). */
export interface LotCount extends Noted {
  at: number;
}

const storedCount = z.tuple([z.string(), z.boolean(), z.number()]);

/** One lot before and after a change; null where all of them may have changed. */
export type CountChange = { id: string; before: LotCount | undefined } | null;

/** What was counted of the lots of a list. It lasts as long as the tab, so that a reload in the aisle loses nothing. */
export interface Counts {
  /** The same until something of the lot changes. */
  of: (id: string) => LotCount | undefined;
  /** Takes what stands in a lot's field; that counts as ticking it off, and nothing in it as not counted. */
  type: (id: string, text: string) => void;
  /** Writes a number that was typed as the others are written. */
  tidy: (id: string) => void;
  toggle: (id: string) => void;
  /** Forgets what was noted of these lots, and gives it to whoever wants it back; a sheet may have a part of the list alone. */
  clear: (ids: Iterable<string>) => ReadonlyMap<string, LotCount>;
  /** Brings back what was forgotten, but for the lots that were counted anew. */
  restore: (forgotten: ReadonlyMap<string, LotCount>) => void;
  /** Whether a reload would find everything: the browser may refuse to keep it. */
  isKept: () => boolean;
  /** Hears of one lot, so that a key draws one row however many there are. */
  watch: (id: string, listener: () => void) => () => void;
  subscribe: (listener: (change: CountChange) => void) => () => void;
}

/**
 * The counts of one list; `list` names it and everything that decides which lots it holds, and whoever counts: nobody goes on with
 * another's. Each lot is kept under a key of its own, for a key stroke that writes all of them would wait for the longest sheet.
 */
export function createCounts(list: string): Counts {
  const prefix = `trastienda.count-sheet.${list}#`;
  const counts = readCounts(prefix);
  const watched = new Map<string, Listeners>();
  const listeners = new Set<(change: CountChange) => void>();
  let isKept = true;

  const put = (id: string, next: LotCount | undefined) => {
    if (next === undefined) counts.delete(id);
    else counts.set(id, next);
    isKept = store(prefix + id, next) && isKept;
  };
  const change = (id: string, next: LotCount | undefined) => {
    const before = counts.get(id);
    put(id, next);
    for (const listener of listeners) listener({ id, before });
    watched.get(id)?.tell();
  };
  const changeAll = (ids: Iterable<string>) => {
    for (const listener of listeners) listener(null);
    for (const id of ids) watched.get(id)?.tell();
  };
  const now = () => gatewayNow().getTime();

  return {
    of: (id) => counts.get(id),
    type: (id, text) =>
      change(id, text.trim() === '' ? undefined : { typed: text, isTicked: true, at: now() }),
    tidy(id) {
      const count = counts.get(id);
      const typed = tidyCount(count?.typed ?? '');
      if (count !== undefined && count.typed !== typed) change(id, { ...count, typed });
    },
    toggle(id) {
      const { typed = '', isTicked = false } = counts.get(id) ?? {};
      const next = { typed, isTicked: !isTicked, at: now() };
      change(id, typed === '' && isTicked ? undefined : next);
    },
    clear(ids) {
      const forgotten = new Map<string, LotCount>();
      for (const id of ids) {
        const count = counts.get(id);
        if (count !== undefined) forgotten.set(id, count);
      }
      for (const id of forgotten.keys()) put(id, undefined);
      changeAll(forgotten.keys());
      return forgotten;
    },
    restore(forgotten) {
      const missing = [...forgotten].filter(([id]) => !counts.has(id));
      for (const [id, count] of missing) put(id, count);
      changeAll(forgotten.keys());
    },
    isKept: () => isKept,
    watch(id, listener) {
      const known = watched.get(id) ?? createListeners();
      watched.set(id, known);
      return known.subscribe(listener);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** What the tab remembers of a list; what is not as it was written is left out. */
function readCounts(prefix: string): Map<string, LotCount> {
  const counts = new Map<string, LotCount>();
  try {
    const { sessionStorage: storage } = globalThis;
    for (let at = 0; at < storage.length; at += 1) {
      const key = storage.key(at);
      if (key?.startsWith(prefix) !== true) continue;
      const count = readCount(storage.getItem(key));
      if (count !== null) counts.set(key.slice(prefix.length), count);
    }
  } catch {
    // Refused: there is nothing to come back to.
  }
  return counts;
}

function readCount(text: string | null): LotCount | null {
  try {
    const stored = z.safeParse(storedCount, JSON.parse(text ?? ''));
    if (!stored.success) return null;
    const [typed, isTicked, at] = stored.data;
    return { typed, isTicked, at };
  } catch {
    return null;
  }
}

/** Whether the tab remembers it now. */
function store(key: string, count: LotCount | undefined): boolean {
  try {
    if (count === undefined) globalThis.sessionStorage.removeItem(key);
    else {
      const { typed, isTicked, at } = count;
      globalThis.sessionStorage.setItem(key, JSON.stringify([typed, isTicked, at]));
    }
    return true;
  } catch {
    return false;
  }
}
