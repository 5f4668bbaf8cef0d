import { baseLocale, isLocale, overwriteGetLocale, type Locale } from './generated/runtime';

export type { Locale };

const storageKey = 'trastienda.locale';
const listeners = new Set<() => void>();
let locale: Locale = storedLocale();

function storedLocale(): Locale {
  try {
    const stored = globalThis.localStorage?.getItem(storageKey);
    return isLocale(stored) ? stored : baseLocale;
  } catch {
    // A browser may refuse its storage altogether; the language then lasts as long as the page.
    return baseLocale;
  }
}

overwriteGetLocale(() => locale);

/** The language every message is worded in right now. */
export function currentLocale(): Locale {
  return locale;
}

/** Switches the language in place: components that call `useLocale` render again, nothing remounts. */
export function switchLocale(next: Locale): void {
  locale = next;
  try {
    globalThis.localStorage?.setItem(storageKey, next);
  } catch {
    // See storedLocale.
  }
  for (const listener of listeners) listener();
}

export function subscribeToLocale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
