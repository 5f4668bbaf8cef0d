import type { WorkSchedule } from '@/api/work-schedules/schemas';
import { csvNumber, csvText } from '@/domain/spreadsheet-cell';
import type { Group, PlanFigures } from './compared-plans';
import { changedDays, ofDay, type Plan } from './plan';
import type { PlanGaps } from './plan-form';
import { weekdays, type WorkShift } from '@/domain/work-time/week-clock';

/** What somebody asks to have changed in the main system: nothing here can send it. */
export interface ChangeRequest {
  schedule: Pick<WorkSchedule, 'id' | 'code' | 'name'>;
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

export function requestAsJson(request: ChangeRequest): string {
  const { schedule, gaps, knowsKinds, date, holidays, before, after, groups } = request;
  const side = ({ plan, figures }: ChangeRequest['before']) => ({
    shifts: weekdays.flatMap((day) => ofDay(plan, day)).map(shiftOnPaper),
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
    before: side(before),
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

/** One line a day: what it was, what it would be. `heads` and `dayName` are in the language in use. */
export function requestAsCsv(
  { before, after, holidays }: Pick<ChangeRequest, 'before' | 'after' | 'holidays'>,
  heads: readonly [
    day: string,
    before: string,
    after: string,
    minutes: string,
    next: string,
    holiday: string,
  ],
  words: {
    holiday: (isOne: boolean) => string;
    day: (weekday: number) => string;
    shifts: (shifts: readonly WorkShift[]) => string;
  },
): string {
  const minutesOf = ({ figures }: ChangeRequest['before'], weekday: number) =>
    String(figures.week.days.find((day) => day.weekday === weekday)?.minutes ?? 0);
  const rows = weekdays.map((weekday) => [
    csvText(words.day(weekday)),
    csvText(words.shifts(ofDay(before.plan, weekday))),
    csvText(words.shifts(ofDay(after.plan, weekday))),
    csvNumber(minutesOf(before, weekday)),
    csvNumber(minutesOf(after, weekday)),
    csvText(words.holiday(holidays.includes(weekday))),
  ]);
  // The mark lets Excel read the accents.
  return `\ufeff${[heads.map(csvText), ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`;
}
