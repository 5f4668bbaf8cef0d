import * as z from 'zod/mini';

/** A value that this browser remembers. It lasts as long as the page where the browser refuses its storage. */
export interface StoredValue<T> {
  /** The same object until something is written. */
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Opens a value in the browser's storage, read once. What does not fit the schema (an older form, a corrupt text) counts as
 * nothing stored. Never for data of the service or of people: only for how somebody likes to work.
 */
export function storedValue<T>(key: string, schema: z.ZodMiniType<T>, empty: T): StoredValue<T> {
  const listeners = new Set<() => void>();
  let value = read(key, schema) ?? empty;
  return {
    get: () => value,
    set(next) {
      value = next;
      try {
        globalThis.localStorage?.setItem(key, JSON.stringify(next));
      } catch {
        // Refused or full: it then lasts as long as the page.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function read<T>(key: string, schema: z.ZodMiniType<T>): T | null {
  try {
    const text = globalThis.localStorage?.getItem(key) ?? null;
    if (text === null) return null;
    const stored = z.safeParse(schema, JSON.parse(text));
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}
