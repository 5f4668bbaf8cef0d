import { m } from './generated/messages';

/** The name of a weekday within a sentence, 1 being Monday: `lunes`. */
export const formatWeekday = (weekday: number): string =>
  m.common_weekdays().split(' ')[weekday - 1] ?? '';

/**
 * A calendar date `YYYY-MM-DD` with its weekday and month in words, such as `lunes, 23 de noviembre de 2026`. By hand, as numbers
 * are: a form with a date in it would wait for the formatter.
 */
export function formatDayInWords(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return m.common_day_in_words({
    weekday: formatWeekday(day.getUTCDay() || 7),
    day: day.getUTCDate(),
    month: m.common_months().split(' ')[day.getUTCMonth()] ?? '',
    year: day.getUTCFullYear(),
  });
}
