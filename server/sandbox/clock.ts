/** Every business of the service keeps its calendar in this zone, wherever the process runs. */
export const businessZone = 'America/El_Salvador';

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: businessZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const millisecondsPerDay = 86_400_000;

/** The calendar date of an instant in the businesses' zone, as `YYYY-MM-DD`. */
export function businessDate(at: Date): string {
  return calendar.format(at);
}

/** Swedish writes dates and times the way the wire does. */
const clockFace = new Intl.DateTimeFormat('sv-SE', {
  timeZone: businessZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The date and time of an instant in the businesses' zone, as `YYYY-MM-DD HH:MM:SS`. */
export function businessTime(at: Date): string {
  return clockFace.format(at);
}

/** Noon of a business date: the instant a fixed date stands for (El Salvador keeps UTC-6 all year). */
export function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00-06:00`);
}

/** Days since 1970-01-01 of a calendar date; null when the text is no date, as hostile rows may hold anything. */
export function dayNumber(date: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return null;
  const time = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return Number.isNaN(time) ? null : time / millisecondsPerDay;
}

/** The calendar date of a day number, as `YYYY-MM-DD`. */
export function dateOfDay(day: number): string {
  const at = new Date(day * millisecondsPerDay);
  const month = String(at.getUTCMonth() + 1).padStart(2, '0');
  return `${at.getUTCFullYear()}-${month}-${String(at.getUTCDate()).padStart(2, '0')}`;
}

/** The date `days` after (or, negative, before) a calendar date. */
export function addDays(date: string, days: number): string {
  const day = dayNumber(date);
  if (day === null) throw new RangeError(`Not a calendar date: ${date}`);
  return dateOfDay(day + days);
}

/** A world's own clock: the real time, or one instant that a test or a training session holds still. */
export class WorldClock {
  #held: Date | null;

  constructor(held: Date | null) {
    this.#held = held;
  }

  hold(at: Date | null): void {
    this.#held = at;
  }

  now(): Date {
    return this.#held ?? new Date();
  }

  today(): string {
    return businessDate(this.now());
  }
}
