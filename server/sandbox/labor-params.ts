import * as z from 'zod/mini';
import type { Profile } from '../../src/contract/profile';

const minutes = z.number();
const capMinutes = z.nullable(minutes);
const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** Monday is 1 and Sunday 7 where they are stored; the wire follows the profile. */
const weekday = z.int().check(z.minimum(1), z.maximum(7));
const ofShiftKind = z.object({ day: minutes, night: minutes, mixed: minutes });

/** The parameters of a labor rule set (API description, Labor rule set), ratios as factors: 1.25 is a quarter more. */
export const laborParamsSchema = z.object({
  timezone: z.string(),
  day_band: z.object({ start: clockTime, end: clockTime }),
  mixed_rule: z.object({ type: z.string(), threshold_minutes: minutes }),
  max_ordinary: z.object({ daily: ofShiftKind, weekly: ofShiftKind }),
  week_starts_on: weekday,
  default_rest_days: z.array(weekday),
  default_daily_minutes: z.record(z.string(), minutes),
  overtime: z.object({
    basis: z.array(z.string()),
    daily_cap_minutes: capMinutes,
    weekly_cap_minutes: capMinutes,
    total_daily_cap_minutes: capMinutes,
    requires_approval: z.boolean(),
  }),
  surcharges: z.object({
    ordinary_day: z.number(),
    ordinary_night: z.number(),
    overtime_day: z.number(),
    overtime_night: z.number(),
    rest_day: z.number(),
    holiday: z.number(),
    combination: z.string(),
  }),
  rest_day_compensatory: z.boolean(),
  breaks: z.object({ paid: z.boolean(), min_minutes: minutes, auto_deduct_minutes: minutes }),
  tolerances: z.object({
    late_grace_minutes: minutes,
    early_leave_grace_minutes: minutes,
    absence_after_minutes: capMinutes,
  }),
  rounding: z.object({ unit_minutes: minutes, mode: z.string() }),
  min_hourly_wage: z.number(),
  currency: z.string(),
});

export type LaborParams = z.infer<typeof laborParamsSchema>;

/** The stored parameters; null when a row holds something else, as rows of a test may. */
export function readLaborParams(text: string): LaborParams | null {
  return laborParamsSchema.safeParse(JSON.parse(text)).data ?? null;
}

/** A weekday as the wire numbers it. */
export function weekdayOnWire(day: number, { weekdayOne }: Pick<Profile, 'weekdayOne'>): number {
  return weekdayOne === 'monday' ? day : (day % 7) + 1;
}

/** What a ratio adds, in whole hundredths: 1.1 - 1 is not 0.1 in binary. */
const added = (factor: number) => Math.round(factor * 100 - 100) / 100;

/** Parameters with weekdays and ratios written as the profile reads them. */
export function laborParamsOnWire(params: LaborParams, profile: Profile): LaborParams {
  const { combination, ...ratios } = params.surcharges;
  const ratio = profile.surchargeReading === 'factor' ? (factor: number) => factor : added;
  return {
    ...params,
    week_starts_on: weekdayOnWire(params.week_starts_on, profile),
    default_rest_days: params.default_rest_days.map((day) => weekdayOnWire(day, profile)),
    default_daily_minutes: Object.fromEntries(
      Object.entries(params.default_daily_minutes).map(([day, worked]) => [
        weekdayOnWire(Number(day), profile),
        worked,
      ]),
    ),
    surcharges: {
      ordinary_day: ratio(ratios.ordinary_day),
      ordinary_night: ratio(ratios.ordinary_night),
      overtime_day: ratio(ratios.overtime_day),
      overtime_night: ratio(ratios.overtime_night),
      rest_day: ratio(ratios.rest_day),
      holiday: ratio(ratios.holiday),
      combination,
    },
  };
}
