const minuteMs = 60_000;
export const dayMs = 1440 * minuteMs;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs far more than using one. */
function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  formatters.set(zone, made);
  return made;
}

/** The date that a calendar of the zone shows at an instant, `YYYY-MM-DD`. */
export function businessDay(instant: Date, zone: string): string {
  return formatterOf(zone).format(instant).padStart(10, '0');
}

/** The instant so many times 24 hours before another, as records hold it. */
export function daysBefore(instant: Date, days: number): string {
  return new Date(instant.getTime() - days * dayMs).toISOString();
}

/** The date so many days later, or earlier when negative. */
export function daysLater(date: string, days: number): string {
  return businessDay(new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs), 'UTC');
}

/**
 * The first instant in a zone of a date, or of one some days later. A day may begin at one in the morning, and one that the
 * zone left out begins with the next.
 */
export function startOfDay(date: string, zone: string, days = 0): Date {
  const wanted = daysLater(date, days);
  const inUtc = Date.parse(`${date}T00:00:00Z`) / minuteMs + 1440 * days;
  // Nowhere is it a day earlier or later than in UTC.
  let before = inUtc - 1440;
  let from = inUtc + 1440;
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (businessDay(new Date(middle * minuteMs), zone) < wanted) before = middle;
    else from = middle;
  }
  return new Date(from * minuteMs);
}
