import * as z from 'zod/mini';
import { createListeners, type Store } from '@/domain/store';

/**
 * Opens a value that this browser remembers, or only this page where its storage is refused. Never for data of the service or of
 * people: only for how somebody likes to work. What does not fit the schema (an older form, a corrupt text) counts as nothing
 * stored, and what another tab writes counts here at once.
 */
export function storedValue<T>(key: string, schema: z.ZodMiniType<T>, empty: T): Store<T> {
  const { subscribe, tell } = createListeners();
  let value = empty;
  /** What the value was read from or written as; undefined where the browser refused to keep it. */
  let known: string | null | undefined = null;
  return {
    get() {
      const text = known === undefined ? known : storedText(key);
      if (text && text !== known) {
        known = text;
        value = read(text, schema) ?? empty;
      }
      return value;
    },
    set(next) {
      value = next;
      try {
        known = JSON.stringify(next);
        globalThis.localStorage?.setItem(key, known);
      } catch {
        // Refused or full: it then lasts as long as the page.
        known = undefined;
      }
      tell();
    },
    subscribe,
  };
}

/** What stands under a key; null where nothing does, or nothing may be read. */
export function storedText(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function read<T>(text: string, schema: z.ZodMiniType<T>): T | null {
  try {
    const stored = z.safeParse(schema, JSON.parse(text));
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}
