import type { CountingRules } from '@/api/labor-rules/work-rules';
import { countWeek, type CountedWeek } from '@/domain/work-time/count-week';
import { minutesByKind } from '@/domain/work-time/minutes-by-kind';
import { isBelowMinimum, payWeek, timesPeople } from '@/domain/work-time/pay-week';
import type { Plan } from './plan';

/** So many people at one wage. It names nobody, and nothing of it comes from employees. */
export interface Group {
  people: number;
  /** Decimal text; empty while nobody has said. */
  wage: string;
}

/** A week as the figures of the screen, the paper and the files tell it. */
export interface PlanFigures {
  week: CountedWeek;
  nightMinutes: number;
  overtime: number;
  /** What each group costs in a week; null without a wage, and where the rules say too little. */
  costs: (string | null)[];
}

export function figuresOf(
  plan: Plan,
  counting: CountingRules,
  groups: readonly Group[],
): PlanFigures {
  const { rules, pay } = counting;
  const week = countWeek(plan, rules);
  const parts = pay === null ? [] : minutesByKind(plan, rules, week);
  const costs = groups.map(({ people, wage }) => {
    if (pay === null || wage === '') return null;
    const { total } = payWeek(parts, wage, pay.factors, pay.owesCompensation, rules.restDays);
    return timesPeople(total, people);
  });
  return {
    week,
    nightMinutes: week.days.reduce((so, day) => so + day.nightMinutes, 0),
    overtime: week.dailyOvertime + week.weeklyOvertime,
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
