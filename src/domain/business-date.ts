import { wallClockAt } from './wall-clock';

/**
 * Calendar dates of the business, as `YYYY-MM-DD` text. A date has no zone and is never turned into an instant and back; only
 * "today" needs a zone, and it is the business's, not the computer's.
 */

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/** The calendar date at an instant in a zone. */
export function businessDateAt(instant: Date, zone: string): string {
  return wallClockAt(instant.getTime(), zone).date;
}

/** Whether the text is a date that exists, written `YYYY-MM-DD`. */
export function isBusinessDate(text: string): boolean {
  return dayNumber(text) !== null;
}

/** Days from one date to another, negative when `to` is earlier. Throws `RangeError` for a text that is not a date. */
export function daysBetween(from: string, to: string): number {
  return mustBeDay(to) - mustBeDay(from);
}

/** The date so many days later, or earlier when negative. Throws `RangeError` for a text that is not a date. */
export function addDays(date: string, days: number): string {
  return dateOfDay(mustBeDay(date) + days);
}

/** The first instant of the next day in the business's zone: when an open screen has to ask again what today is. */
export function nextBusinessDay(instant: Date, zone: string): Date {
  const today = businessDateAt(instant, zone);
  // A day begins with a whole minute, in every zone there is.
  let before = Math.floor(instant.getTime() / minuteMs);
  let after = before + (2 * dayMs) / minuteMs;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (businessDateAt(new Date(middle * minuteMs), zone) === today) before = middle;
    else after = middle;
  }
  return new Date(after * minuteMs);
}

/** Days since 1970-01-01, or null for a text that is not a date. */
function dayNumber(text: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null || text < '0001-01-01') return null;
  const day = Date.parse(`${text}T00:00:00Z`) / dayMs;
  // V8 reads 02-30 as 03-01: a date that exists comes back as it was written.
  return Number.isNaN(day) || dateOfDay(day) !== text ? null : day;
}

function dateOfDay(day: number): string {
  const date = new Date(day * dayMs);
  return dateText(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

function dateText(year: number, month: number, day: number): string {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}

function mustBeDay(text: string): number {
  const day = dayNumber(text);
  if (day === null) throw new RangeError(`Not a date: ${text}`);
  return day;
}
