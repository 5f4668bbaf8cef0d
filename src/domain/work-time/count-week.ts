import type { Span } from '../work-week';
import {
  bandStretches,
  breaksOf,
  isDivided,
  lastEnd,
  minutesPerWeek,
  needsBreak,
  placeShifts,
  sum,
  unpaidBreak,
  weekdays,
  type PlacedShift,
  type WorkShift,
} from './week-clock';
import {
  lawLimits,
  roundedMinutes,
  type Finding,
  type ShiftKind,
  type WorkRules,
} from './work-rules';

export interface CountedDay {
  weekday: number;
  /** Worked minutes: those on the clock, less breaks that are not paid, rounded as the rules say. */
  minutes: number;
  /** Null without shifts. */
  kind: ShiftKind | null;
  /** Minutes on the clock inside and outside the day band; a break has no place on the clock and changes neither. */
  dayMinutes: number;
  nightMinutes: number;
  overtime: number;
}

export interface CountedWeek {
  /** Monday to Sunday. */
  days: CountedDay[];
  minutes: number;
  /** The sum of the days' overtime. */
  dailyOvertime: number;
  /** Ordinary minutes beyond the week's limit. */
  weeklyOvertime: number;
  /** Which limit the week was held against. */
  weekKind: ShiftKind;
  findings: Finding[];
}

/** Counts a week of shifts that comes round again: Sunday is followed by the same Monday. */
export function countWeek(shifts: readonly WorkShift[], rules: WorkRules): CountedWeek {
  const placed = placeShifts(shifts);
  const byDay = weekdays.map((weekday) => placed.filter(({ shift }) => shift.weekday === weekday));
  const days = byDay.map((ofDay, index) => countDay(index + 1, ofDay, rules));
  const minutes = sum(days.map((day) => day.minutes));
  const dailyOvertime = sum(days.map((day) => day.overtime));
  const weekKind = weekKindOf(days);
  const limit = rules.maxOrdinary.weekly[weekKind];
  const isBounded = rules.overtimeBasis.includes('weekly') && limit !== null;
  const weeklyOvertime = isBounded ? Math.max(0, minutes - dailyOvertime - limit) : 0;
  const findings = [
    ...days.flatMap((day, index) => findingsOfDay(day, byDay[index] ?? [], rules)),
    ...shortRests(byDay),
    ...overlaps(placed),
  ].toSorted((one, other) => (one.weekday ?? 8) - (other.weekday ?? 8));
  const ofWeek = (
    rule: Finding['rule'],
    found: number | null,
    allowed: number | null,
  ): Finding => ({
    rule,
    weekday: null,
    shifts: placed.map(({ at }) => at),
    minutes: found,
    limit: allowed,
  });
  if (weeklyOvertime > 0) findings.push(ofWeek('weekly-limit', minutes - dailyOvertime, limit));
  const overtime = dailyOvertime + weeklyOvertime;
  const cap = rules.overtimeCaps.weekly;
  if (cap !== null && overtime > cap) findings.push(ofWeek('overtime-cap', overtime, cap));
  if (byDay.every((ofDay) => ofDay.length > 0)) findings.push(ofWeek('no-rest-day', null, null));
  return { days, minutes, dailyOvertime, weeklyOvertime, weekKind, findings };
}

function countDay(weekday: number, placed: readonly PlacedShift[], rules: WorkRules): CountedDay {
  const clock = sum(placed.map(({ from, to }) => to - from));
  const stretches = placed.flatMap((one) => bandStretches(one, rules));
  const nights = stretches.filter(({ band }) => band === 'night');
  const nightMinutes = sum(nights.map(({ minutes }) => minutes));
  const worked = clock - sum(placed.map((one) => unpaidBreak(one, placed, rules)));
  const minutes = roundedMinutes(worked, rules.rounding);
  const kind = placed.length === 0 ? null : kindOf(nightMinutes, rules);
  const limit = kind === null ? null : rules.maxOrdinary.daily[kind];
  const isBounded = rules.overtimeBasis.includes('daily') && limit !== null;
  const overtime = isBounded ? Math.max(0, minutes - limit) : 0;
  return { weekday, minutes, kind, dayMinutes: clock - nightMinutes, nightMinutes, overtime };
}

/** Exactly the threshold is not more than it (art. 161). */
function kindOf(nightMinutes: number, { nightThreshold }: WorkRules): ShiftKind {
  if (nightMinutes > nightThreshold) return 'night';
  return nightMinutes > 0 ? 'mixed' : 'day';
}

const shared = (one: Span, other: Span): number =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));

/**
 * Of a week with days and nights the law says nothing: night rules with more ordinary minutes than all others, and of those the
 * kind that has more.
 */
function weekKindOf(days: readonly CountedDay[]): ShiftKind {
  const ordinary = (of: ShiftKind) =>
    sum(days.filter(({ kind }) => kind === of).map(({ minutes, overtime }) => minutes - overtime));
  const [day, night, mixed] = [ordinary('day'), ordinary('night'), ordinary('mixed')];
  if (night > day + mixed) return 'night';
  return mixed > day ? 'mixed' : 'day';
}

function findingsOfDay(
  day: CountedDay,
  placed: readonly PlacedShift[],
  rules: WorkRules,
): Finding[] {
  const [first] = placed;
  if (first === undefined || day.kind === null) return [];
  const found: Finding[] = [];
  const add = (rule: Finding['rule'], minutes: number | null, limit: number | null) =>
    found.push({ rule, weekday: day.weekday, shifts: placed.map(({ at }) => at), minutes, limit });
  const { daily, totalDaily } = rules.overtimeCaps;
  if (day.overtime > 0) add('daily-limit', day.minutes, rules.maxOrdinary.daily[day.kind]);
  if (daily !== null && day.overtime > daily) add('overtime-cap', day.overtime, daily);
  if (totalDaily !== null && day.minutes > totalDaily) add('total-cap', day.minutes, totalDaily);
  if (rules.restDays.includes(day.weekday)) add('rest-day-work', null, null);
  const breaks = breaksOf(placed);
  if (needsBreak(placed) && breaks < rules.minimumBreak)
    add('break-missing', breaks, rules.minimumBreak);
  for (const { at, shift, from, to } of placed) {
    if (shift.breakMinutes < to - from) continue;
    const told = { weekday: day.weekday, minutes: shift.breakMinutes, limit: to - from };
    found.push({ rule: 'long-break', shifts: [at], ...told });
  }
  const span = lastEnd(placed) - first.from;
  if (isDivided(placed) && span > lawLimits.dividedSpan)
    add('long-span', span, lawLimits.dividedSpan);
  return found;
}

/** Between the end of a workday and the start of the next one, Sunday to Monday included. */
function shortRests(byDay: readonly (readonly PlacedShift[])[]): Finding[] {
  const worked = byDay.filter((ofDay) => ofDay.length > 0);
  return worked.flatMap((ofDay, index) => {
    const before = worked.at(index - 1) ?? ofDay;
    const [first] = ofDay;
    if (first === undefined) return [];
    const start = index === 0 ? first.from + minutesPerWeek : first.from;
    const rest = start - lastEnd(before);
    if (rest >= lawLimits.restBetween) return [];
    return {
      rule: 'short-rest' as const,
      weekday: first.shift.weekday,
      shifts: [...before, ...ofDay].map(({ at }) => at),
      minutes: Math.max(0, rest),
      limit: lawLimits.restBetween,
    };
  });
}

/** Shifts that lie on each other, which are counted twice; Sunday's may reach into Monday's. */
function overlaps(placed: readonly PlacedShift[]): Finding[] {
  const later = placed.map(({ from, to, ...one }) => ({
    ...one,
    from: from + minutesPerWeek,
    to: to + minutesPerWeek,
  }));
  return placed.flatMap((one, index) =>
    [...placed.slice(index + 1), ...later].flatMap((other): Finding[] => {
      const minutes = other.at === one.at ? 0 : shared(one, other);
      const shifts = [one.at, other.at];
      const { weekday } = one.shift;
      return minutes > 0 ? [{ rule: 'overlap', weekday, shifts, minutes, limit: 0 }] : [];
    }),
  );
}
