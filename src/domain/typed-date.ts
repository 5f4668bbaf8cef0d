import { isBusinessDate } from './business-date';

export type DateProblem = 'not-a-date' | 'month-first' | 'short-year' | 'no-such-day' | 'far-year';

/** A calendar date `YYYY-MM-DD`, or why there is none. */
export type DateReading = { value: string } | { problem: DateProblem };

const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Reads a date typed day first, `31/12/2026`, or as ISO 8601, `2026-12-31`. Month first is told apart where it can be and
 * refused; the year is written out and lies between 2000 and 2100, for anything else is a slip of the finger.
 */
export function readDate(typed: string): DateReading {
  // Dates copied from other programs bring marks of the writing direction along.
  const text = typed.replace(/\p{Cf}/gu, '').trim();
  const written = iso.exec(text);
  if (written !== null) return checked(text);
  const [, day = '', month = '', year = ''] = dayFirst.exec(text) ?? [];
  if (day === '') return { problem: 'not-a-date' };
  if (Number(month) > 12 && Number(day) <= 12) return { problem: 'month-first' };
  if (year.length === 2) return { problem: 'short-year' };
  return checked(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
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
