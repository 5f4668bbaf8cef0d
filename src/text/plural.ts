import type { Locale } from './generated/runtime';

/** Kept, for the browser takes long to make them. */
const rules = new Map<Locale, Intl.PluralRules>();

/** Which form of a text goes with a number: the compiled texts ask this (see `scripts/lib/text.mjs`). */
export function plural(locale: Locale, count: unknown): Intl.LDMLPluralRule {
  let ofLocale = rules.get(locale);
  if (!ofLocale) {
    ofLocale = new Intl.PluralRules(locale);
    rules.set(locale, ofLocale);
  }
  return ofLocale.select(Number(count));
}
