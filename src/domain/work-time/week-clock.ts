import { minutesPerDay, nightBands, spanOf, type Span } from '../work-week';
import { lawLimits, type WorkRules } from './work-rules';

/** A shift whose day and times are known. It belongs to the weekday it starts on; an end at or before the start is a day later. */
export interface WorkShift {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** `HH:MM`. */
  startTime: string;
  endTime: string;
  breakMinutes: number;
  /** Null: as the rules say. */
  breakPaid: boolean | null;
}

/** A shift with its place in the list and on the week's clock, in minutes since Monday's midnight. */
export interface PlacedShift {
  at: number;
  shift: WorkShift;
  from: number;
  to: number;
}

export const weekdays: readonly number[] = [1, 2, 3, 4, 5, 6, 7];
export const minutesPerWeek = weekdays.length * minutesPerDay;

/** The shifts by when they begin. */
export function placeShifts(shifts: readonly WorkShift[]): PlacedShift[] {
  const placed = shifts.flatMap((shift, at): PlacedShift[] => {
    const span = spanOf(shift);
    if (span === null) return [];
    const midnight = (shift.weekday - 1) * minutesPerDay;
    return [{ at, shift, from: midnight + span.from, to: midnight + span.to }];
  });
  return placed.toSorted((one, other) => one.from - other.from);
}

/** The end of what is worked last: of shifts that overlap the one that begins first may end last. */
export const lastEnd = (shifts: readonly PlacedShift[]): number =>
  Math.max(...shifts.map(({ to }) => to));

/** Whether time lies between shifts of a day, which are in the order in which they begin; those that touch or overlap divide nothing. */
export const isDivided = (ofDay: readonly PlacedShift[]): boolean =>
  ofDay.some(({ from }, at) => at > 0 && from > lastEnd(ofDay.slice(0, at)));

/** An undivided workday of more than five hours (Código de Trabajo, art. 166). */
export function needsBreak(ofDay: readonly PlacedShift[]): boolean {
  const [first] = ofDay;
  if (first === undefined || isDivided(ofDay)) return false;
  return lastEnd(ofDay) - first.from > lawLimits.withoutBreak;
}

/** The breaks of a day's shifts together. */
export const breaksOf = (ofDay: readonly PlacedShift[]): number =>
  sum(ofDay.map(({ shift }) => shift.breakMinutes));

/**
 * What of a shift is no work: its break, where it is not paid by the shift or else by the rules (arts. 163 and 166 have pauses paid),
 * or the company's automatic one, taken from the first shift of a day that needs a break and has none.
 */
export function unpaidBreak(
  one: PlacedShift,
  ofDay: readonly PlacedShift[],
  { breaksPaid, automaticBreak }: Pick<WorkRules, 'breaksPaid' | 'automaticBreak'>,
): number {
  const { breakMinutes, breakPaid } = one.shift;
  const own = (breakPaid ?? breaksPaid) ? 0 : breakMinutes;
  const lacksBreak = one === ofDay[0] && breaksOf(ofDay) === 0 && needsBreak(ofDay);
  return Math.min(lacksBreak ? automaticBreak : own, one.to - one.from);
}

export type Band = 'day' | 'night';

/** Minutes that follow each other in one band. */
export interface BandStretch {
  band: Band;
  minutes: number;
}

/** What a shift takes of day and of night hours, in the order it is worked (Código de Trabajo, art. 161). */
export function bandStretches(
  { from, to }: Span,
  { dayBand }: Pick<WorkRules, 'dayBand'>,
): BandStretch[] {
  const midnight = Math.floor(from / minutesPerDay) * minutesPerDay;
  // A shift of at most a day touches the day it starts on and the next.
  const nights = [midnight, midnight + minutesPerDay].flatMap((start) =>
    nightBands(dayBand)
      .toSorted((one, other) => one.from - other.from)
      .map((night) => ({
        from: clamped(start + night.from, from, to),
        to: clamped(start + night.to, from, to),
      })),
  );
  const stretches: BandStretch[] = [];
  let now = from;
  for (const night of nights) {
    stretches.push({ band: 'day', minutes: night.from - now });
    stretches.push({ band: 'night', minutes: night.to - night.from });
    now = night.to;
  }
  stretches.push({ band: 'day', minutes: to - now });
  return stretches.filter(({ minutes }) => minutes > 0);
}

const clamped = (minute: number, from: number, to: number): number =>
  Math.min(to, Math.max(from, minute));

export const sum = (parts: readonly number[]): number => parts.reduce((so, part) => so + part, 0);
