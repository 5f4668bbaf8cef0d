import type { LaborParams } from '@/api/labor-rules/params';
import type { Shift, WorkSchedule } from '@/api/work-schedules/schemas';
import type { ScheduleWarning } from '@/api/work-schedules/warnings';
import { plainText } from '@/domain/search-text';
import { lawLimits, type ShiftKind } from '@/domain/work-time/work-rules';
import { minutesPerDay, spanOf, weekFrom, type Span } from '@/domain/work-week';

/** What the labor rules, or the clock, may have against a schedule. Lengths are minutes. */
export type Finding =
  | { is: 'daily-limit' | 'weekly-limit'; kind: ShiftKind; limit: number; has: number }
  | { is: 'short-break'; shift: Shift; limit: number; has: number }
  | { is: 'short-rest' | 'long-span'; has: number }
  | { is: 'rest-day' | 'no-rest-day' };

const shiftKinds: readonly ShiftKind[] = ['day', 'night', 'mixed'];

export const knownKind = (kind: string | null): ShiftKind | null =>
  shiftKinds.find((known) => known === kind) ?? null;

/** What stands against one weekday. */
export function dayFindings(
  weekday: number,
  { shifts, days }: Pick<WorkSchedule, 'shifts' | 'days'>,
  rules: LaborParams | null,
): Finding[] {
  const ofDay = spansOf(shifts.rows, weekday);
  const [first] = ofDay;
  if (first === undefined) return [];
  const end = Math.max(...ofDay.map(({ span }) => span.to));
  const rest = restBefore(shifts.rows, weekday, first.span.from);
  const found: Finding[] = [];
  const told = days.rows.find((day) => day.weekday === weekday);
  const kind = knownKind(told?.shiftKind ?? null);
  const limit = kind && (rules?.maxOrdinary.daily[kind] ?? null);
  const has = told?.minutes ?? null;
  if (kind !== null && limit !== null && has !== null && has > limit) {
    found.push({ is: 'daily-limit', kind, limit, has });
  }
  const least = rules?.breaks.minMinutes ?? null;
  if (least !== null) found.push(...shortBreaks(ofDay, least));
  if (rules?.defaultRestDays?.some((day) => day === weekday)) found.push({ is: 'rest-day' });
  if (rest !== null && rest < lawLimits.restBetween) found.push({ is: 'short-rest', has: rest });
  if (ofDay.length > 1 && end - first.span.from > lawLimits.dividedSpan) {
    found.push({ is: 'long-span', has: end - first.span.from });
  }
  return found;
}

/** What stands against the week as a whole. */
export function weekFindings(
  { shifts, days, weeklyMinutes }: Pick<WorkSchedule, 'shifts' | 'days' | 'weeklyMinutes'>,
  rules: LaborParams | null,
): Finding[] {
  const found: Finding[] = [];
  const kind = kindOfMost(days.rows);
  const limit = rules?.maxOrdinary.weekly[kind] ?? null;
  if (limit !== null && weeklyMinutes !== null && weeklyMinutes > limit) {
    found.push({ is: 'weekly-limit', kind, limit, has: weeklyMinutes });
  }
  if (weekFrom(1).every((day) => shifts.rows.some(({ weekday }) => weekday === day))) {
    found.push({ is: 'no-rest-day' });
  }
  return found;
}

/** By what a warning of unknown shape and language says what it is about. */
const signs: Record<Finding['is'], RegExp> = {
  'daily-limit': /dail|day is long|ordinary workday|diari|jornada.*(larg|exced|super)/,
  'weekly-limit': /week|seman/,
  'short-break': /break|pause|pausa|almuerzo|receso/,
  'rest-day': /rest.?day|day of rest|dia de descanso|descanso semanal/,
  'no-rest-day': /rest.?day|day of rest|dia de descanso|descanso semanal/,
  'short-rest': /rest.?between|short.?rest|hours since|entre jornadas|jornada anterior/,
  'long-span': /divid|split|span|partid/,
};

/** What a warning most likely speaks of: the one finding it names, or the only one there is for the only warning. */
export function likelyCause(
  { text, code }: ScheduleWarning,
  findings: readonly Finding[],
  isOnly: boolean,
): Finding | null {
  const said = plainText(`${code ?? ''} ${text}`);
  const [named, ...others] = findings.filter((finding) => signs[finding.is].test(said));
  if (named !== undefined) return others.length === 0 ? named : null;
  const [only, ...more] = findings;
  return isOnly && only !== undefined && more.length === 0 ? only : null;
}

interface Placed {
  shift: Shift;
  span: Span;
}

function spansOf(shifts: readonly Shift[], weekday: number): Placed[] {
  const ofDay = shifts.flatMap((shift): Placed[] => {
    const span = shift.weekday === weekday ? spanOf(shift) : null;
    return span === null ? [] : [{ shift, span }];
  });
  return ofDay.toSorted((one, other) => one.span.from - other.span.from);
}

function shortBreaks(ofDay: readonly Placed[], limit: number): Finding[] {
  return ofDay.flatMap(({ shift, span }): Finding[] => {
    const has = shift.breakMinutes;
    if (has === null || has >= limit || span.to - span.from <= lawLimits.withoutBreak) return [];
    return [{ is: 'short-break', shift, limit, has }];
  });
}

/** From the end of the workday before, which may be last week's, to the first start of this one. */
function restBefore(shifts: readonly Shift[], weekday: number, start: number): number | null {
  for (let back = 1; back <= 7; back += 1) {
    const before = spansOf(shifts, ((weekday - back + 6) % 7) + 1);
    if (before.length > 0) {
      return start + back * minutesPerDay - Math.max(...before.map(({ span }) => span.to));
    }
  }
  return null;
}

/** Of which kind most of the minutes are; mixed ones count as day. */
function kindOfMost(days: WorkSchedule['days']['rows']): 'day' | 'night' {
  const night = days.reduce(
    (sum, { minutes, shiftKind }) =>
      sum + (knownKind(shiftKind) === 'night' ? 1 : -1) * (minutes ?? 0),
    0,
  );
  return night > 0 ? 'night' : 'day';
}
