/// <reference lib="esnext.temporal" />

/** What a clock and a calendar on a wall of some place show. */
export interface WallClock {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:mm`, from 00:00 to 23:59. */
  time: string;
}

/**
 * The wall clock of a time zone at a moment, in milliseconds of the epoch. `Temporal` where the browser has it: the first
 * formatter of a page costs a slow computer 50 ms before its first row.
 */
export function wallClockAt(moment: number, zone: string): WallClock {
  return typeof Temporal === 'undefined' ? byFormatter(moment, zone) : byTemporal(moment, zone);
}

/** The wall time of a zone at a moment: `22:30`. */
export const wallTimeAt = (moment: number, zone: string): string => wallClockAt(moment, zone).time;

function byTemporal(moment: number, zone: string): WallClock {
  const whole = new Date(moment).getTime();
  const at = Temporal.Instant.fromEpochMilliseconds(whole).toZonedDateTimeISO(zone);
  return {
    date: at.toPlainDate().toString(),
    time: at.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

/** The same for browsers without `Temporal`. */
export function byFormatter(moment: number, zone: string): WallClock {
  const { year, month, day, hour, minute } = Object.fromEntries(
    formatterOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value.padStart(type === 'year' ? 4 : 2, '0')]),
  );
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs far more than using one. */
function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(zone, made);
  return made;
}
