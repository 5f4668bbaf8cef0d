import { currentLocale, type Locale } from './locale';

const regions: Record<Locale, string> = { es: 'es-SV', en: 'en-US' };
const quantities = new Map<Locale, Intl.NumberFormat>();
const amounts = new Map<Locale, Intl.NumberFormat>();
const decimalFormats = new Map<string, Intl.NumberFormat>();
const days = new Map<Locale, Intl.DateTimeFormat>();
const clocks = new Map<string, Intl.DateTimeFormat>();

/** A quantity with at most four decimals, grouped the way of the language in use. */
export function formatQuantity(value: number): string {
  const locale = currentLocale();
  let format = quantities.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(regions[locale], { maximumFractionDigits: 4 });
    quantities.set(locale, format);
  }
  return format.format(value);
}

/** An amount in decimal digits as `$1,234.56`, rounded to cents and otherwise exact. */
export function formatMoney(digits: string): string {
  const locale = currentLocale();
  let format = amounts.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(regions[locale], { style: 'currency', currency: 'USD' });
    amounts.set(locale, format);
  }
  // Digits given as text are never a floating-point number on the way.
  return format.format(digits as `${number}`);
}

/** Decimal digits grouped the way of the language in use, with exactly so many decimals. The currency stands in the column's head. */
export function formatDecimal(digits: string, decimals: number): string {
  const key = `${currentLocale()} ${decimals}`;
  let format = decimalFormats.get(key);
  if (!format) {
    const shown = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    format = new Intl.NumberFormat(regions[currentLocale()], shown);
    decimalFormats.set(key, format);
  }
  return format.format(digits as `${number}`);
}

/**
 * A calendar date `YYYY-MM-DD` as `23/11/2026`, in both languages: it is compared with what is printed on the goods.
 * Anything else is returned as received.
 */
export function formatCalendarDate(value: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : value;
}

/** A calendar date `YYYY-MM-DD` with its weekday and month in words, such as `lunes, 23 de noviembre de 2026`. */
export function formatDayInWords(date: string): string {
  const locale = currentLocale();
  let format = days.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale === 'es' ? regions.es : 'en-GB', {
      dateStyle: 'full',
      timeZone: 'UTC',
    });
    days.set(locale, format);
  }
  return format.format(Date.parse(`${date}T00:00:00Z`));
}

/** A moment (milliseconds of the epoch) as wall time `22:30` in the given time zone. */
export function formatClock(moment: number, zone: string): string {
  let format = clocks.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: zone,
    });
    clocks.set(zone, format);
  }
  return format.format(moment);
}
