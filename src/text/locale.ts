import { baseLocale, overwriteGetLocale, type Locale } from './generated/runtime';

export type { Locale };

// A built app speaks one language and has the words of no other (decision 26); while it is developed, both are there.
let locale: Locale = import.meta.env.VITE_LANGUAGE ?? baseLocale;

overwriteGetLocale(() => locale);

/** The language every message is worded in; on a screen it is the same from loading the page to leaving it. */
export function currentLocale(): Locale {
  return locale;
}

/** Words what is drawn from now on in another language, where the words of both are there. Nothing is drawn anew. */
export function setLocale(next: Locale): void {
  locale = next;
}
