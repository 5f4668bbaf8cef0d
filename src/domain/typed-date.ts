import { daysBetween, isBusinessDate } from './business-date';

export type DateProblem = 'not-a-date' | 'month-first' | 'no-such-day' | 'far-year';

/** A calendar date `YYYY-MM-DD`, or why there is none. */
export type DateReading = { value: string } | { problem: DateProblem };

const dayFirst = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2}|\d{4}))?$/;
/** Digits alone, the fastest to type: day, month, and the year where it is said. */
const digitsOnly = /^(\d{2})(\d{2})((?:19|20|21)?\d{2})?$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Reads a date typed day first, `31/12/2026`, `31/12/26`, `31/12` or the same in digits alone, or as ISO 8601, `2026-12-31`. Two
 * digits of a year are of this century; a year left out is the one in which the date is nearest to `today`, where that is told.
 * Month first is told apart where it can be and refused; a year lies between 2000 and 2100, for anything else is a slip.
 */
export function readDate(typed: string, today?: string): DateReading {
  // Dates copied from other programs bring marks of the writing direction along.
  const text = typed.replace(/\p{Cf}/gu, '').trim();
  const written = iso.exec(text);
  if (written !== null) return checked(text);
  const [, day = '', month = '', year = ''] = dayFirst.exec(text) ?? digitsOnly.exec(text) ?? [];
  if (day === '') return { problem: 'not-a-date' };
  if (Number(month) > 12 && Number(day) <= 12) return { problem: 'month-first' };
  const inYear = (said: string) => `${said}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (year !== '') return checked(inYear(year.padStart(4, '20')));
  if (today === undefined) return { problem: 'not-a-date' };
  return nearest(
    [-1, 0, 1].map((step) => inYear(String(Number(today.slice(0, 4)) + step))),
    today,
  );
}

function nearest(dates: readonly string[], today: string): DateReading {
  const away = (date: string) => Math.abs(daysBetween(today, date));
  const [first] = dates.filter(isBusinessDate).toSorted((one, other) => away(one) - away(other));
  return first === undefined ? { problem: 'no-such-day' } : checked(first);
}

/** Whether a period ends before it begins; both are calendar dates. */
export function endsBeforeStart(from: string, to: string): boolean {
  return to < from;
}

function checked(date: string): DateReading {
  const year = date.slice(0, 4);
  if (year < '2000' || year > '2100') return { problem: 'far-year' };
  return isBusinessDate(date) ? { value: date } : { problem: 'no-such-day' };
}
