import Big from 'big.js';

/**
 * Decimal digits with their thousands apart: `1,234.5`, in El Salvador as in English; nothing left after rounding has no sign. By
 * hand: the first formatter of a page costs a slow computer 50 ms, and every list has numbers.
 */
function grouped(digits: string): string {
  const [whole = '', decimals] = digits.replace(/^-(?=[0.]*$)/, '').split('.');
  const apart = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? apart : `${apart}.${decimals}`;
}

/** What is no number is shown as it came. */
const isNumber = (text: string) => /^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text);

/** A quantity with at most four decimals, its thousands apart. */
export function formatQuantity(value: number): string {
  if (Number.isSafeInteger(value)) return withMinus(grouped(String(value)));
  if (!Number.isFinite(value)) return String(value);
  return withMinus(grouped(new Big(value).round(4).toFixed()));
}

/** The size of a file, from a megabyte on with one decimal of it. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1024) return `${formatQuantity(kilobytes)} KB`;
  return `${formatQuantity(Math.round((kilobytes / 1024) * 10) / 10)} MB`;
}

/** So many rows, for a text that tells how many and chooses its words by that. */
export const counted = (rows: number) => ({ rows: formatQuantity(rows), count: rows });

/** The same of rows that are shown of all there are; the words follow how many there are. */
export const shownOf = (shown: number, total: number) => ({
  shown: formatQuantity(shown),
  total: formatQuantity(total),
  count: total,
});

/** An amount in decimal digits as `$1,234.56`, rounded to cents and otherwise exact. */
export const formatMoney = (digits: string): string =>
  isNumber(digits) ? inCurrency(formatDecimal(digits, 2), 'USD') : digits;

/** An amount in words, in the currency that is told with it: dollars as everywhere, any other by its name. */
export function inCurrency(amount: string, currency: string | null): string {
  const words = withMinus(amount);
  if (currency === null) return words;
  return currency === 'USD' ? words.replace(/^\u2212?/, '$&$$') : `${words} ${currency}`;
}

/** What is read takes the sign of a minus, as wide as the plus; what leads to a file keeps the hyphen that other programs read. */
export const withMinus = (text: string): string => text.replace(/^-/, '\u2212');

/** Decimal digits with their thousands apart and exactly so many decimals. The currency stands in the column's head. */
export const formatDecimal = (digits: string, shown: number): string =>
  isNumber(digits) ? grouped(new Big(digits).toFixed(shown)) : digits;

/**
 * A calendar date `YYYY-MM-DD` as `23/11/2026`, in both languages: it is compared with what is printed on the goods.
 * Anything else is returned as received.
 */
export function formatCalendarDate(value: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : value;
}
