import * as z from 'zod/mini';
import { currentProfile } from './profile';
import { optionalText } from './wire';

/** Times of the wall and days of the week, as the service writes them. */

/** `HH:MM`, also the `24:00` that ends a day; seconds are left off. Null when missing. */
export const optionalTime = z.pipe(
  z.pipe(
    optionalText,
    z.nullable(z.string().check(z.regex(/^\s*(([01]?\d|2[0-3]):[0-5]\d|24:00)(:[0-5]\d)?\s*$/))),
  ),
  z.transform((text) => text && text.trim().split(':').slice(0, 2).join(':').padStart(5, '0')),
);

/**
 * `YYYY-MM-DD HH:MM:SS` in the business's own time, which is never shifted and sorts as text; any other text is kept as it came.
 */
export const optionalMoment = z.pipe(
  optionalText,
  z.transform(
    (text) => text && text.replace(/^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(\.\d+)?$/, '$1 $2'),
  ),
);

/** A day of the week: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Which day a number of the service means; null for one that means none. 0 is Sunday whichever day is 1. */
export function weekdayOf(number: number): Weekday | null {
  if (number === 0) return 7;
  const sundayFirst = currentProfile().weekdayOne === 'sunday';
  const meant = sundayFirst && number === 1 ? 7 : number - (sundayFirst ? 1 : 0);
  return weekdays.find((weekday) => weekday === meant) ?? null;
}

/** A weekday number. The description does not say which day is 1 (API description, Labor rule set), so the profile does. */
export const weekday = z.pipe(
  z.pipe(
    z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d$/)), z.transform(Number))]),
    z.transform(weekdayOf),
  ),
  z.custom<Weekday>((day) => day !== null),
);

export const optionalWeekday = z._default(z.nullable(weekday), null);
