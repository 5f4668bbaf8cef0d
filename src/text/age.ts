import { currentLocale, type Locale } from './locale';

const formats = new Map<Locale, Intl.RelativeTimeFormat>();

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, in the largest unit there is one of: `hace 5 minutos`, `hace 2 días`. Null below a minute. */
export function formatAge(milliseconds: number): string | null {
  const locale = currentLocale();
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.RelativeTimeFormat(locale);
    formats.set(locale, format);
  }
  if (milliseconds < minute) return null;
  if (milliseconds < hour) return format.format(-Math.floor(milliseconds / minute), 'minute');
  return milliseconds < day
    ? format.format(-Math.floor(milliseconds / hour), 'hour')
    : format.format(-Math.floor(milliseconds / day), 'day');
}
