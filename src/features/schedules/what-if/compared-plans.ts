import Big from 'big.js';
import type { CountingRules } from '@/api/labor-rules/work-rules';
import { countWeek, type CountedWeek } from '@/domain/work-time/count-week';
import { minutesByKind } from '@/domain/work-time/minutes-by-kind';
import {
  isBelowMinimum,
  payWeek,
  timesPeople,
  workedRestDays,
  type PaidWeek,
} from '@/domain/work-time/pay-week';
import type { TriedWeek } from './plan';

/** So many people at one wage. It names nobody, and nothing of it comes from employees. */
export interface Group {
  people: number;
  /** Decimal text; empty while nobody has said. */
  wage: string;
}

/** What a group costs in a week, as decimal text. */
export interface GroupCost {
  total: string;
  /** What of it is more than the basic wage. */
  surcharges: string;
  /** For one of its people. */
  paid: PaidWeek;
}

/** A week as the figures of the screen, the paper and the files tell it. */
export interface PlanFigures {
  week: CountedWeek;
  /** Shifts with a break of which nobody says whether it is paid: it is counted as paid. */
  openBreaks: number;
  nightMinutes: number;
  overtime: number;
  /** Paid days off that are owed for work on days of rest. */
  restOwed: number;
  /** By group; null without a wage, and where the rules say too little. */
  costs: (GroupCost | null)[];
}

export function figuresOf(
  { plan, holidays }: TriedWeek,
  counting: CountingRules,
  groups: readonly Group[],
): PlanFigures {
  const { rules, pay, knowsBreaks } = counting;
  const week = countWeek(plan, rules);
  const parts = pay === null ? [] : minutesByKind(plan, rules, week, holidays);
  const costs = groups.map(({ people, wage }) => {
    if (pay === null || wage === '') return null;
    const paid = payWeek(parts, wage, pay.factors, pay.owesCompensation, rules.restDays);
    const surcharges = new Big(paid.total).minus(paid.basic).toFixed(2);
    return {
      total: timesPeople(paid.total, people),
      surcharges: timesPeople(surcharges, people),
      paid,
    };
  });
  const open = plan.filter(({ breakMinutes, breakPaid }) => breakMinutes > 0 && breakPaid === null);
  return {
    week,
    openBreaks: knowsBreaks ? 0 : open.length,
    nightMinutes: week.days.reduce((so, day) => so + day.nightMinutes, 0),
    overtime: week.dailyOvertime + week.weeklyOvertime,
    restOwed: pay?.owesCompensation ? workedRestDays(parts, rules.restDays) : 0,
    costs,
  };
}

/** Of the time on the clock, in whole percent. */
export function nightShare({ week, nightMinutes }: PlanFigures): number {
  const clock = week.days.reduce((so, day) => so + day.dayMinutes, nightMinutes);
  return clock === 0 ? 0 : Math.round((nightMinutes / clock) * 100);
}

export const isUnderpaid = ({ wage }: Group, { pay }: CountingRules): boolean =>
  wage !== '' && isBelowMinimum(wage, pay?.minimumWage ?? null);
