import { addDays } from './business-date';
import { visibleText } from './visible-text';

/** A deadline that fills a whole day of a calendar. */
export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  date: string;
  /** What the calendar shows on the day. */
  summary: string;
  /** What it shows when the day is opened, a line each. */
  lines: readonly string[];
}

export interface CalendarFile {
  /** The program that wrote the file. */
  product: string;
  /** The language of its words, such as `es`. */
  language: string;
  /** Name of the calendar. */
  name: string;
  /**
   * What the days are about, such as the branch's id. With the date it names an event for good, so that a file read again replaces
   * its own events instead of doubling them.
   */
  subject: string;
  writtenAt: Date;
  days: readonly CalendarDay[];
  /** How many days ahead to remind; 0 is on the day. */
  remindDaysBefore: readonly number[];
  /** The line that says how many more there are, when a day has more than the file may hold. */
  more: (lines: number) => string;
}

/** Calendars refuse or choke on large files; nobody reads a hundred lots in an event either. */
export const calendarLimits = { days: 366, linesPerDay: 100, charactersPerLine: 200 } as const;

/** At midnight nobody reads a reminder. */
const reminderHour = 9;

/**
 * Writes an iCalendar file (RFC 5545) with an all-day event for each day, the earliest first; `omittedDays` counts what was over the
 * limit. Throws `RangeError` for a date that does not exist.
 */
export function calendarFile(file: CalendarFile): { text: string; omittedDays: number } {
  const days = file.days.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const written = days.slice(0, calendarLimits.days);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(file.product)}//${file.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(file.name)}`,
    ...written.flatMap((day) => eventLines(day, file)),
    'END:VCALENDAR',
  ];
  const text = lines.map((line) => `${folded(line)}\r\n`).join('');
  return { text, omittedDays: days.length - written.length };
}

function eventLines(day: CalendarDay, file: CalendarFile): string[] {
  const summary = `SUMMARY:${escaped(day.summary)}`;
  return [
    'BEGIN:VEVENT',
    `UID:${compactDate(day.date)}-${identifier(file.subject)}@${identifier(file.product)}`,
    `DTSTAMP:${instant(file.writtenAt)}`,
    `DTSTART;VALUE=DATE:${compactDate(day.date)}`,
    `DTEND;VALUE=DATE:${compactDate(addDays(day.date, 1))}`,
    summary,
    `DESCRIPTION:${description(day, file.more)}`,
    'TRANSP:TRANSPARENT',
    ...file.remindDaysBefore.flatMap((ahead) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(day.summary)}`,
      `TRIGGER:${trigger(ahead)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

function description({ lines }: CalendarDay, more: CalendarFile['more']): string {
  const shown = lines.slice(0, calendarLimits.linesPerDay);
  const rest = lines.length - shown.length;
  return [...shown, ...(rest > 0 ? [more(rest)] : [])].map(escaped).join(String.raw`\n`);
}

/** From the midnight the day begins with. */
function trigger(daysAhead: number): string {
  const hours = reminderHour - 24 * daysAhead;
  return `${hours < 0 ? '-' : ''}PT${Math.abs(hours)}H`;
}

function escaped(text: string): string {
  const visible = Array.from(visibleText(text));
  const { charactersPerLine: limit } = calendarLimits;
  const cut = visible.length > limit ? [...visible.slice(0, limit - 1), '…'] : visible;
  return cut.join('').replace(/[\\;,]/g, String.raw`\$&`);
}

function identifier(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9-]/g, '');
}

function compactDate(date: string): string {
  return date.replaceAll('-', '');
}

function instant(at: Date): string {
  return at.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');
}

const lineOctets = 75;

/** Lines over 75 octets go on after a break and a space; no character is cut in two (RFC 5545, 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let result = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > lineOctets) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
