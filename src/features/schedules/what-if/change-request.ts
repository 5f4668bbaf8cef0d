import type { WorkSchedule } from '@/api/work-schedules/schemas';
import type { ScheduleWarning } from '@/api/work-schedules/warnings';
import { csvNumber, csvText } from '@/domain/spreadsheet-cell';
import type { Group, PlanFigures } from './compared-plans';
import { changedDays, ofDay, type Plan } from './plan';
import type { PlanGaps } from './plan-form';
import { weekdays, type WorkShift } from '@/domain/work-time/week-clock';

/** What somebody asks to have changed in the main system: nothing here can send it. */
export interface ChangeRequest {
  schedule: Pick<WorkSchedule, 'id' | 'code' | 'name'>;
  /** What the service says of the schedule as it was copied; null where it has changed since. */
  told: WorkSchedule | null;
  /** What both sides are without. */
  gaps: PlanGaps;
  /** Else neither night nor overtime is known, and no limit was checked. */
  knowsKinds: boolean;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Of the week that both sides are reckoned for. */
  holidays: readonly number[];
  before: { plan: Plan; figures: PlanFigures };
  after: { plan: Plan; figures: PlanFigures };
  groups: readonly Group[];
}

/** Shifts by the names the service gives their fields; Monday is 1. */
const shiftOnPaper = (shift: WorkShift) => ({
  weekday: shift.weekday,
  start_time: shift.startTime,
  end_time: shift.endTime,
  break_minutes: shift.breakMinutes,
  break_paid: shift.breakPaid,
});

const warningOnPaper = ({ code, text }: ScheduleWarning) => ({ code, text });

/** The service's own figures and warnings, by the names it gives them. */
const toldOnPaper = ({ weeklyMinutes, days, warnings }: WorkSchedule) => ({
  weekly_minutes: weeklyMinutes,
  days: days.rows.map(({ weekday, minutes, shiftKind, warnings: ofDay }) => ({
    weekday,
    minutes,
    shift_kind: shiftKind,
    warnings: ofDay.map(warningOnPaper),
  })),
  warnings: warnings.map(warningOnPaper),
});

export function requestAsJson(request: ChangeRequest): string {
  const { schedule, told, gaps, knowsKinds, date, holidays, before, after, groups } = request;
  const side = ({ plan, figures }: ChangeRequest['before']) => ({
    shifts: weekdays.flatMap((day) => ofDay(plan, day)).map(shiftOnPaper),
    our_count: {
      weekly_minutes: figures.week.minutes,
      breaks_taken_as_paid: figures.openBreaks,
      night_minutes: knowsKinds ? figures.nightMinutes : null,
      overtime_minutes: knowsKinds ? figures.overtime : null,
      findings: figures.week.findings.map(({ rule, weekday, minutes, limit }) => ({
        rule,
        weekday,
        minutes,
        limit,
      })),
    },
  });
  const content = {
    kind: 'work-schedule-change-request',
    schedule,
    shifts_missing: gaps.shifts,
    breaks_taken_as_none: gaps.breaks,
    limits_checked: knowsKinds,
    date,
    weekday_one: 'monday',
    holidays,
    changed_days: changedDays(before.plan, after.plan).map(({ weekday }) => weekday),
    before: { ...(told && toldOnPaper(told)), ...side(before) },
    after: side(after),
    groups: groups.map(({ people, wage }, index) => ({
      people,
      hourly_wage: wage === '' ? null : wage,
      weekly_cost_before: before.figures.costs[index]?.total ?? null,
      weekly_cost_after: after.figures.costs[index]?.total ?? null,
      surcharges_before: before.figures.costs[index]?.surcharges ?? null,
      surcharges_after: after.figures.costs[index]?.surcharges ?? null,
    })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** One line a day, and one of the week: what it was, what it would be. `heads` and `words` are in the language in use. */
export function requestAsCsv(
  { told, before, after, holidays }: Pick<ChangeRequest, 'told' | 'before' | 'after' | 'holidays'>,
  heads: readonly [
    day: string,
    before: string,
    after: string,
    told: string,
    minutes: string,
    next: string,
    holiday: string,
    warnings: string,
  ],
  words: {
    week: string;
    holiday: (isOne: boolean) => string;
    day: (weekday: number) => string;
    shifts: (shifts: readonly WorkShift[]) => string;
  },
): string {
  const minutesOf = ({ figures }: ChangeRequest['before'], weekday: number) =>
    String(figures.week.days.find((day) => day.weekday === weekday)?.minutes ?? 0);
  const toldMinutes = (minutes: number | null | undefined) =>
    minutes === null || minutes === undefined ? csvText('') : csvNumber(String(minutes));
  const rows = weekdays.map((weekday) => {
    const day = told?.days.rows.find((one) => one.weekday === weekday);
    return [
      csvText(words.day(weekday)),
      csvText(words.shifts(ofDay(before.plan, weekday))),
      csvText(words.shifts(ofDay(after.plan, weekday))),
      toldMinutes(day?.minutes),
      csvNumber(minutesOf(before, weekday)),
      csvNumber(minutesOf(after, weekday)),
      csvText(words.holiday(holidays.includes(weekday))),
      csvText(warningsInLine(day?.warnings)),
    ];
  });
  const week = [
    csvText(words.week),
    csvText(''),
    csvText(''),
    toldMinutes(told?.weeklyMinutes),
    csvNumber(String(before.figures.week.minutes)),
    csvNumber(String(after.figures.week.minutes)),
    csvText(''),
    csvText(warningsInLine(told?.warnings)),
  ];
  // The mark lets Excel read the accents.
  return `\ufeff${[heads.map(csvText), ...rows, week].map((row) => `${row.join(',')}\r\n`).join('')}`;
}

const warningsInLine = (warnings: readonly ScheduleWarning[] = []) =>
  warnings.map(({ text }) => text).join(' · ');
