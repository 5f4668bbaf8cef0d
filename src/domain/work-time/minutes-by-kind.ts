import { weekFrom } from '../work-week';
import type { CountedDay, CountedWeek } from './count-week';
import {
  bandStretches,
  placeShifts,
  sum,
  unpaidBreak,
  type Band,
  type BandStretch,
  type PlacedShift,
  type WorkShift,
} from './week-clock';
import type { WorkRules } from './work-rules';

/** Worked minutes of one weekday that are paid alike. */
export interface WorkPart {
  weekday: number;
  band: Band;
  isOvertime: boolean;
  /** A holiday on the day of rest is paid as a holiday (art. 194). */
  on: 'workday' | 'rest-day' | 'holiday';
  minutes: number;
}

/**
 * The counted minutes by how they are paid, day after day as the week begins. What is beyond a limit is what is worked last: of the
 * day for the daily limit, of the week for the weekly one.
 */
export function minutesByKind(
  shifts: readonly WorkShift[],
  rules: WorkRules,
  counted: CountedWeek,
  holidays: readonly number[] = [],
): WorkPart[] {
  const placed = placeShifts(shifts);
  const ordinary = counted.minutes - counted.dailyOvertime;
  let isLeft = ordinary - counted.weeklyOvertime;
  return weekFrom(rules.weekStartsOn).flatMap((weekday) => {
    const day = counted.days.find((one) => one.weekday === weekday);
    if (day === undefined) return [];
    const ofDay = placed.filter(({ shift }) => shift.weekday === weekday);
    const allowed = Math.min(isLeft, day.minutes - day.overtime);
    isLeft -= allowed;
    const on = holidays.includes(weekday)
      ? 'holiday'
      : rules.restDays.includes(weekday)
        ? 'rest-day'
        : 'workday';
    return partsOf(workedStretches(ofDay, day, rules), allowed).map((part) => ({
      weekday,
      on,
      ...part,
    }));
  });
}

/** The worked stretches of a day; where rounding changes its length, it does so at its end. */
function workedStretches(
  placed: readonly PlacedShift[],
  { minutes }: CountedDay,
  rules: WorkRules,
): BandStretch[] {
  const worked = placed.flatMap((one) =>
    withoutBreak(bandStretches(one, rules), unpaidBreak(one, placed, rules)),
  );
  const kept = split(worked, minutes)[0];
  const last = kept.at(-1);
  const missing = minutes - sum(kept.map((stretch) => stretch.minutes));
  return last === undefined ? [] : [...kept, { band: last.band, minutes: missing }];
}

/** Where a break lies is not told: it is taken from the hours that cost less, those by day. */
function withoutBreak(stretches: readonly BandStretch[], unpaid: number): BandStretch[] {
  let isLeft = unpaid;
  const taken = new Map<BandStretch, number>();
  for (const band of ['day', 'night'] as const) {
    for (const stretch of stretches.filter((one) => one.band === band)) {
      const part = Math.min(isLeft, stretch.minutes);
      isLeft -= part;
      taken.set(stretch, part);
    }
  }
  return stretches.map((stretch) => ({
    ...stretch,
    minutes: stretch.minutes - (taken.get(stretch) ?? 0),
  }));
}

/** Each band's minutes up to so many of them, and those beyond. */
function partsOf(
  stretches: readonly BandStretch[],
  ordinary: number,
): Pick<WorkPart, 'band' | 'isOvertime' | 'minutes'>[] {
  const bands: readonly Band[] = ['day', 'night'];
  return split(stretches, ordinary).flatMap((ofKind, isBeyond) =>
    bands.flatMap((band) => {
      const minutes = sum(ofKind.filter((one) => one.band === band).map((one) => one.minutes));
      return minutes > 0 ? [{ band, isOvertime: isBeyond === 1, minutes }] : [];
    }),
  );
}

/** The first so many minutes, and the others. */
function split(stretches: readonly BandStretch[], at: number): [BandStretch[], BandStretch[]] {
  const before: BandStretch[] = [];
  const after: BandStretch[] = [];
  let isLeft = at;
  for (const { band, minutes } of stretches) {
    const first = Math.min(isLeft, minutes);
    isLeft -= first;
    before.push({ band, minutes: first });
    after.push({ band, minutes: minutes - first });
  }
  return [before, after];
}
