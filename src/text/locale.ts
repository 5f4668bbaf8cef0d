import { baseLocale, isLocale, overwriteGetLocale, type Locale } from './generated/runtime';

export type { Locale };

const storageKey = 'trastienda.locale';
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

/** The language every message is worded in; on a screen it is the same from loading the page to leaving it. */
export function currentLocale(): Locale {
  return locale;
}

/** Words what is drawn from now on in another language, and remembers it for the next page. Nothing is drawn anew. */
export function setLocale(next: Locale): void {
  locale = next;
  try {
    globalThis.localStorage?.setItem(storageKey, next);
  } catch {
    // See storedLocale.
  }
}
