import type { Profile } from '../../src/contract/profile';
import type { LaborParams } from './labor-params';
import type { ShiftRow } from './seed/work-schedules';

const minutesPerDay = 24 * 60;

export type ShiftKind = 'day' | 'night' | 'mixed';

/** What a schedule does that the labor rules do not allow, or allow only at a price. */
export const warningTexts = {
  over_daily_limit: 'The day is longer than the ordinary workday allows.',
  short_break: 'An undivided shift of more than five hours has a shorter break than the rules ask.',
  rest_day: 'The shift is on the weekly rest day.',
  short_rest: 'Less than eight hours since the workday before.',
  long_divided_day: 'More than twelve hours from the first start to the last end of a divided day.',
  over_weekly_limit: 'The week is longer than the ordinary week allows.',
  no_rest_day: 'The week has no day of rest.',
} as const;

export type Warning = keyof typeof warningTexts;

export interface WorkDay {
  /** Monday is 1, Sunday 7. */
  weekday: number;
  minutes: number;
  shiftKind: ShiftKind | null;
  warnings: Warning[];
}

export interface WorkWeek {
  days: WorkDay[];
  minutes: number;
  warnings: Warning[];
}

/** A shift in minutes since midnight of its weekday; one that ends no later than it starts ends the next day. */
interface Span {
  start: number;
  end: number;
  breakMinutes: number;
  isBreakPaid: boolean | null;
}

function minuteOfDay(time: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

/** The spans of a weekday, the earlier first; a shift whose times are none counts for nothing. */
function spansOf(shifts: readonly ShiftRow[], weekday: number): Span[] {
  const ofDay = shifts.filter((shift) => shift.weekday === weekday);
  const spans = ofDay.flatMap((shift) => {
    const start = minuteOfDay(shift.start_time);
    const end = minuteOfDay(shift.end_time);
    if (start === null || end === null) return [];
    const isBreakPaid = shift.break_paid === null ? null : shift.break_paid === 1;
    const ends = end > start ? end : end + minutesPerDay;
    return [{ start, end: ends, breakMinutes: shift.break_minutes, isBreakPaid }];
  });
  return spans.toSorted((a, b) => a.start - b.start);
}

/** Minutes of a span inside the day band, which may itself cross midnight. */
function dayMinutes({ start, end }: Span, band: LaborParams['day_band']): number {
  const opens = minuteOfDay(band.start) ?? 0;
  const closes = minuteOfDay(band.end) ?? 0;
  const length = closes > opens ? closes - opens : closes - opens + minutesPerDay;
  return [-minutesPerDay, 0, minutesPerDay]
    .map((shift) => opens + shift)
    .map((from) => Math.min(end, from + length) - Math.max(start, from))
    .reduce((sum, overlap) => sum + Math.max(0, overlap), 0);
}

/** Art. 166 asks for a pause in an undivided workday; from which length on is the sandbox's choice. */
const longWithoutBreak = 5 * 60;

const breaksOf = (spans: readonly Span[]) =>
  spans.reduce((sum, { breakMinutes }) => sum + breakMinutes, 0);

const lastEnd = (spans: readonly Span[]) => Math.max(...spans.map(({ end }) => end));

/** Whether time lies between a day's spans: those that touch or overlap divide nothing. */
const isDivided = (spans: readonly Span[]) =>
  spans.some(({ start }, at) => at > 0 && start > lastEnd(spans.slice(0, at)));

const isLongUndivided = (spans: readonly Span[]) =>
  !isDivided(spans) && lastEnd(spans) - (spans[0]?.start ?? 0) > longWithoutBreak;

/** Minutes of a day's spans, less breaks that are not paid and, where the day is long and has none, the automatic one. */
function workedMinutes(spans: readonly Span[], rules: LaborParams | null, profile: Reading) {
  const isDeducted = profile.automaticBreak === 'workdays-without-break';
  const automatic = isDeducted ? (rules?.breaks.auto_deduct_minutes ?? 0) : 0;
  const lacksBreak = breaksOf(spans) === 0 && isLongUndivided(spans);
  return spans.reduce((sum, span) => {
    const length = span.end - span.start;
    const isPaid = span.isBreakPaid ?? rules?.breaks.paid ?? true;
    const own = isPaid ? 0 : span.breakMinutes;
    const pause = lacksBreak && span === spans[0] ? automatic : own;
    return sum + Math.max(0, length - pause);
  }, 0);
}

type Reading = Pick<Profile, 'automaticBreak'>;

function kindOf(spans: readonly Span[], { day_band, mixed_rule }: LaborParams): ShiftKind {
  const gross = spans.reduce((sum, { start, end }) => sum + end - start, 0);
  const night = gross - spans.reduce((sum, span) => sum + dayMinutes(span, day_band), 0);
  if (night === 0) return 'day';
  const threshold =
    mixed_rule.type === 'night_if_night_minutes_gt' ? mixed_rule.threshold_minutes : gross - 1;
  return night > threshold ? 'night' : 'mixed';
}

/** Art. 167. */
const leastRest = 8 * 60;
/** Art. 164. */
const longestDivided = 12 * 60;

function warningsOf(
  { weekday, minutes, shiftKind }: Omit<WorkDay, 'warnings'>,
  spans: readonly Span[],
  rested: number,
  rules: LaborParams,
): Warning[] {
  const [first] = spans;
  if (!first || shiftKind === null) return [];
  const found: [Warning, boolean][] = [
    ['over_daily_limit', minutes > rules.max_ordinary.daily[shiftKind]],
    ['short_break', isLongUndivided(spans) && breaksOf(spans) < rules.breaks.min_minutes],
    ['rest_day', rules.default_rest_days.includes(weekday)],
    ['short_rest', rested < leastRest],
    ['long_divided_day', isDivided(spans) && lastEnd(spans) - first.start > longestDivided],
  ];
  return found.filter(([, applies]) => applies).map(([warning]) => warning);
}

/** The ordinary limit of a week: that of nights where most of its minutes are of them, else that of the kind with more. */
function weeklyLimit(days: readonly WorkDay[], rules: LaborParams): number {
  const minutes = (kind: ShiftKind) =>
    days.reduce((sum, day) => (day.shiftKind === kind ? sum + day.minutes : sum), 0);
  const [day, night, mixed] = [minutes('day'), minutes('night'), minutes('mixed')];
  if (night > day + mixed) return rules.max_ordinary.weekly.night;
  return rules.max_ordinary.weekly[mixed > day ? 'mixed' : 'day'];
}

/** Rest before the first span of a day since the workday before it, which may be last week's. */
function restBefore(week: readonly Span[][], index: number): number {
  const start = week[index]?.[0]?.start ?? 0;
  for (let back = 1; back <= 7; back += 1) {
    const last = week[(index - back + 7) % 7]?.at(-1);
    if (last) return start + back * minutesPerDay - last.end;
  }
  return Infinity;
}

/** A week of shifts under labor rules; without rules nothing has a kind or a warning. */
export function workWeek(
  shifts: readonly ShiftRow[],
  rules: LaborParams | null,
  profile: Reading,
): WorkWeek {
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => spansOf(shifts, weekday));
  const days = week.map((spans, index) => {
    const day = {
      weekday: index + 1,
      minutes: workedMinutes(spans, rules, profile),
      shiftKind: rules && spans.length > 0 ? kindOf(spans, rules) : null,
    };
    const warnings = rules ? warningsOf(day, spans, restBefore(week, index), rules) : [];
    return { ...day, warnings };
  });
  return {
    days,
    minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
    warnings: rules ? weekWarnings(days, week, rules) : [],
  };
}

function weekWarnings(days: readonly WorkDay[], week: readonly Span[][], rules: LaborParams) {
  const ordinary = days.reduce((sum, { minutes, shiftKind }) => {
    const limit = shiftKind === null ? 0 : rules.max_ordinary.daily[shiftKind];
    return sum + Math.min(minutes, limit);
  }, 0);
  const found: [Warning, boolean][] = [
    ['over_weekly_limit', ordinary > weeklyLimit(days, rules)],
    ['no_rest_day', week.every((spans) => spans.length > 0)],
  ];
  return found.filter(([, applies]) => applies).map(([warning]) => warning);
}
