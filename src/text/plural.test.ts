import { afterEach, describe, expect, it, vi } from 'vitest';
import { m } from './generated/messages';
import { locales, type Locale } from './generated/runtime';

type Message = (values: object, options: { locale: Locale }) => string;
const messages = Object.entries(m) as [key: string, message: Message][];

/** Whatever values a message takes, each is this. */
const every = (value: number) => new Proxy({}, { get: () => value });

afterEach(() => vi.restoreAllMocks());

describe.each(locales)('in %s', (locale) => {
  // In Spanish a million is of a kind of its own, besides one and the others.
  it.each([0, 1, 2, 1_000_000])('every text has words for %d', (count) => {
    const lacking = messages.filter(([key, say]) => say(every(count), { locale }) === key);
    expect(lacking.map(([key]) => key)).toEqual([]);
  });

  it.each([
    [1, { es: '1 día', en: '1 day' }],
    [2, { es: '2 días', en: '2 days' }],
    [1_000_000, { es: '1000000 días', en: '1000000 days' }],
  ])('%d takes its form', (days, words) => {
    expect(m.batches_days({ days }, { locale })).toBe(words[locale]);
  });

  it('the rules are not made anew for each text', () => {
    m.batches_days({ days: 1 }, { locale });
    const made = vi.spyOn(Intl, 'PluralRules');
    m.batches_days({ days: 2 }, { locale });
    expect(made).not.toHaveBeenCalled();
  });
});
