import type { LaborParams } from '@/api/labor-rules/params';
import { countingRules, type CountingRules } from '@/api/labor-rules/work-rules';
import type { Shift, WorkSchedule } from '@/api/work-schedules/schemas';
import { countWeek, type CountedDay, type CountedWeek } from '@/domain/work-time/count-week';
import type { WorkShift } from '@/domain/work-time/week-clock';
import type { Finding, FindingRule } from '@/domain/work-time/work-rules';

/** A schedule as we count it, beside what the service says of it. */
export interface CountedSchedule {
  /** With those findings only that nothing missing could take away. */
  week: CountedWeek;
  counting: CountingRules;
  /** What was counted; a finding names its shifts by their place here. */
  shifts: readonly WorkShift[];
  /** The days of which something is missing that their minutes need; null: it may be of any. */
  unknownDays: ReadonlySet<number | null>;
  /** Nothing is missing in any of them, and no shift could not be read. */
  isWhole: boolean;
}

/**
 * What has to be told of the day, or of the whole week, for a finding to hold. What the clock alone shows holds anyway: one more
 * shift takes away neither a short rest nor an overlap.
 */
const restsOn: Record<FindingRule, 'minutes' | 'breaks' | 'clock'> = {
  'daily-limit': 'minutes',
  'weekly-limit': 'minutes',
  'overtime-cap': 'minutes',
  'total-cap': 'minutes',
  'break-missing': 'breaks',
  'long-break': 'breaks',
  'rest-day-work': 'clock',
  'no-rest-day': 'clock',
  'short-rest': 'clock',
  'long-span': 'clock',
  overlap: 'clock',
};

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
  // A shift that could not be read may be of any day.
  const unread = dropped > 0 ? [null] : [];
  const daysWithout = (isTold: (row: Shift) => boolean): ReadonlySet<number | null> =>
    new Set([...unread, ...rows.filter((row) => !isTold(row)).map(({ weekday }) => weekday)]);
  const unknownDays = daysWithout((row) => isKnown(row, breaksPaid));
  const lacking = {
    minutes: unknownDays,
    breaks: daysWithout(hasBreak),
    clock: new Set<number | null>(),
  };
  const week = countWeek(shifts, counting.rules);
  const findings = week.findings.filter(({ rule, weekday }) =>
    isWholeOn(weekday, lacking[restsOn[rule]]),
  );
  return {
    week: { ...week, findings },
    counting,
    shifts,
    unknownDays,
    isWhole: unknownDays.size === 0,
  };
}

/** Our minutes of a day; null where something is missing. */
export function ownDay({ week, unknownDays }: CountedSchedule, weekday: number): CountedDay | null {
  if (!isWholeOn(weekday, unknownDays)) return null;
  return week.days.find((day) => day.weekday === weekday) ?? null;
}

/** Null asks for those of the week as a whole. */
export const findingsOn = ({ week }: CountedSchedule, weekday: number | null): Finding[] =>
  week.findings.filter((finding) => finding.weekday === weekday);

/** What lacks on a day that is not told may lack on any; null asks for the whole week. */
function isWholeOn(weekday: number | null, lacking: ReadonlySet<number | null>): boolean {
  if (weekday === null) return lacking.size === 0;
  return !lacking.has(weekday) && !lacking.has(null);
}

/** Its day, its times and how long its break is are told. */
function hasBreak({ weekday, startTime, endTime, breakMinutes }: Shift): boolean {
  return weekday !== null && startTime !== null && endTime !== null && breakMinutes !== null;
}

/** So is who bears the break, if there is one. */
function isKnown(shift: Shift, breaksPaid: boolean | null): boolean {
  const { breakMinutes, breakPaid } = shift;
  return hasBreak(shift) && (breakMinutes === 0 || (breakPaid ?? breaksPaid) !== null);
}
