import { currentLocale, type Locale } from './locale';

const regions: Record<Locale, string> = { es: 'es-SV', en: 'en-US' };

/** Makes each thing once: a format of the browser's is dear to make. */
function kept<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

const quantities = kept(
  (locale: Locale) => new Intl.NumberFormat(regions[locale], { maximumFractionDigits: 4 }),
);
const amounts = kept(
  (locale: Locale) =>
    new Intl.NumberFormat(regions[locale], { style: 'currency', currency: 'USD' }),
);
const decimals = kept((locale: Locale) =>
  kept((digits: number) => {
    const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return new Intl.NumberFormat(regions[locale], shown);
  }),
);
const days = kept((locale: Locale) => {
  const region = locale === 'es' ? regions.es : 'en-GB';
  return new Intl.DateTimeFormat(region, { dateStyle: 'full', timeZone: 'UTC' });
});
const clocks = kept(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }),
);

/** A quantity with at most four decimals, grouped the way of the language in use. */
export const formatQuantity = (value: number): string => quantities(currentLocale()).format(value);

/** So many rows, for a text that tells how many and chooses its words by that. */
export const counted = (rows: number) => ({ rows: formatQuantity(rows), count: rows });

/** An amount in decimal digits as `$1,234.56`, rounded to cents and otherwise exact. */
export const formatMoney = (digits: string): string =>
  // Digits given as text are never a floating-point number on the way.
  amounts(currentLocale()).format(digits as `${number}`);

/** Decimal digits grouped the way of the language in use, with exactly so many decimals. The currency stands in the column's head. */
export const formatDecimal = (digits: string, shown: number): string =>
  decimals(currentLocale())(shown).format(digits as `${number}`);

/**
 * A calendar date `YYYY-MM-DD` as `23/11/2026`, in both languages: it is compared with what is printed on the goods.
 * Anything else is returned as received.
 */
export function formatCalendarDate(value: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : value;
}

/** A calendar date `YYYY-MM-DD` with its weekday and month in words, such as `lunes, 23 de noviembre de 2026`. */
export const formatDayInWords = (date: string): string =>
  days(currentLocale()).format(Date.parse(`${date}T00:00:00Z`));

/** A moment (milliseconds of the epoch) as wall time `22:30` in the given time zone. */
export const formatClock = (moment: number, zone: string): string => clocks(zone).format(moment);
