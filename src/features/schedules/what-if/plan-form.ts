import * as z from 'zod/mini';
import type { WorkSchedule } from '@/api/work-schedules/schemas';
import type { WorkShift } from '@/domain/work-time/week-clock';
import type { DraftDefinition } from '@/modules/drafts/draft-definition';
import type { Group } from './compared-plans';

/** What is kept of a plan: times, and groups that are a number of people and a wage. There is no field a name could go into. */
export interface TypedPlan {
  shifts: WorkShift[];
  /** Weekdays: 1 is Monday. */
  holidays: number[];
  groups: Group[];
}

/** The schedule as it was read when the copy was made. */
export interface PlanOrigin {
  id: string | null;
  name: string | null;
  code: string | null;
  plan: WorkShift[];
  gaps: PlanGaps;
}

/** What the service did not tell of the schedule, which the copy is without. */
export interface PlanGaps {
  /** Shifts that could not be read, or whose day or times are not told: they are in no plan. */
  shifts: number;
  /** Breaks that are not told, and are counted as none. */
  breaks: number;
}

const originSchema = z.object({
  id: z.nullable(z.string()),
  name: z.nullable(z.string()),
  code: z.nullable(z.string()),
  plan: z.array(
    z.object({
      weekday: z.number(),
      startTime: z.string(),
      endTime: z.string(),
      breakMinutes: z.number(),
      breakPaid: z.nullable(z.boolean()),
    }),
  ),
  /** Drafts of before it was kept are without it. */
  gaps: z._default(z.object({ shifts: z.number(), breaks: z.number() }), { shifts: 0, breaks: 0 }),
});

export const newGroup: Group = { people: 1, wage: '' };

export const planDraft: DraftDefinition<TypedPlan, PlanOrigin> = {
  form: 'schedule-plans',
  schema: 1,
  empty: ({ plan }) => ({
    shifts: plan.map((shift) => ({ ...shift })),
    holidays: [],
    groups: [newGroup],
  }),
  rows: {
    shifts: { weekday: 1, startTime: '', endTime: '', breakMinutes: 0, breakPaid: null },
    holidays: 1,
    groups: newGroup,
  },
  readOrigin(kept) {
    const { success, data } = z.safeParse(originSchema, kept);
    return success ? data : null;
  },
  title: (_, { name, code }) => name ?? code ?? '',
};

/** The copy of a schedule: the shifts whose day and times are told. A break that is not told is none. */
export function originOf({ id, name, code, shifts: { rows, dropped } }: WorkSchedule): PlanOrigin {
  const copied = rows.flatMap((shift) => {
    const { weekday, startTime, endTime, breakMinutes, breakPaid } = shift;
    if (weekday === null || startTime === null || endTime === null) return [];
    return [{ weekday, startTime, endTime, breakMinutes, breakPaid }];
  });
  const gaps = {
    shifts: dropped + rows.length - copied.length,
    breaks: copied.filter(({ breakMinutes }) => breakMinutes === null).length,
  };
  const plan = copied.map((shift) => ({ ...shift, breakMinutes: shift.breakMinutes ?? 0 }));
  return { id, name, code, plan, gaps };
}
