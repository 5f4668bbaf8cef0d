import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { formatDayInWords, formatWeekday } from './day-in-words';
import { setLocale, type Locale } from './locale';

afterEach(() => setLocale('es'));

const regions: [Locale, string][] = [
  ['es', 'es-SV'],
  ['en', 'en-GB'],
];
/** Releases of browsers differ in it. */
const withoutCommas = (text: string) => text.replaceAll(',', '');

it.each(regions)('says a day in %s as browsers do', (locale, region) => {
  setLocale(locale);
  const format = new Intl.DateTimeFormat(region, { dateStyle: 'full', timeZone: 'UTC' });
  const two = (value: number) => String(value).padStart(2, '0');
  const days = fc
    .tuple(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.nat(27))
    .map(([year, month, day]) => `${year}-${two(month)}-${two(day + 1)}`);
  fc.assert(
    fc.property(days, (day) => {
      const said = withoutCommas(formatDayInWords(day));
      expect(said).toBe(withoutCommas(format.format(Date.parse(`${day}T00:00:00Z`))));
    }),
  );
});

it('M215: a weekday by its name, in the language in use', () => {
  expect(formatDayInWords('2026-11-23')).toBe('lunes, 23 de noviembre de 2026');
  expect([1, 7].map(formatWeekday)).toEqual(['lunes', 'domingo']);
  setLocale('en');
  expect(formatDayInWords('2026-11-23')).toBe('Monday 23 November 2026');
  expect([1, 7].map(formatWeekday)).toEqual(['Monday', 'Sunday']);
});
