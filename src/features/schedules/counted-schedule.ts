import type { LaborParams } from '@/api/labor-rules/params';
import { countingRules, type CountingRules } from '@/api/labor-rules/work-rules';
import type { Shift, WorkSchedule } from '@/api/work-schedules/schemas';
import { countWeek, type CountedDay, type CountedWeek } from '@/domain/work-time/count-week';
import type { WorkShift } from '@/domain/work-time/week-clock';
import type { Finding } from '@/domain/work-time/work-rules';

/** A schedule as we count it, beside what the service says of it. */
export interface CountedSchedule {
  week: CountedWeek;
  counting: CountingRules;
  /** What was counted; a finding names its shifts by their place here. */
  shifts: readonly WorkShift[];
  /** The days of which something is missing that their minutes need. */
  unknownDays: ReadonlySet<number | null>;
  /** Nothing is missing in any of them, and no shift could not be read. */
  isWhole: boolean;
}

/** Counts the shifts whose day and times are told, by the labor rules in force. */
export function countSchedule(
  { shifts: { rows, dropped } }: Pick<WorkSchedule, 'shifts'>,
  params: LaborParams | null,
): CountedSchedule {
  const counting = countingRules(params);
  const breaksPaid = params?.breaks.paid ?? null;
  const shifts = rows.flatMap((row): WorkShift[] => {
    const { weekday, startTime, endTime, breakMinutes, breakPaid } = row;
    if (weekday === null || startTime === null || endTime === null) return [];
    return [{ weekday, startTime, endTime, breakMinutes: breakMinutes ?? 0, breakPaid }];
  });
  const unknown = rows.filter((row) => !isKnown(row, breaksPaid));
  return {
    week: countWeek(shifts, counting.rules),
    counting,
    shifts,
    unknownDays: new Set(unknown.map(({ weekday }) => weekday)),
    isWhole: dropped === 0 && unknown.length === 0,
  };
}

/** Our minutes of a day; null where something is missing. */
export function ownDay({ week, unknownDays }: CountedSchedule, weekday: number): CountedDay | null {
  if (unknownDays.has(weekday) || unknownDays.has(null)) return null;
  return week.days.find((day) => day.weekday === weekday) ?? null;
}

/** Null asks for those of the week as a whole. */
export const findingsOn = ({ week }: CountedSchedule, weekday: number | null): Finding[] =>
  week.findings.filter((finding) => finding.weekday === weekday);

function isKnown(shift: Shift, breaksPaid: boolean | null): boolean {
  const { weekday, startTime, endTime, breakMinutes, breakPaid } = shift;
  if (weekday === null || startTime === null || endTime === null) return false;
  return breakMinutes === 0 || (breakMinutes !== null && (breakPaid ?? breaksPaid) !== null);
}
