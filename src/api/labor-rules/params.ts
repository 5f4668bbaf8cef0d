import * as z from 'zod/mini';
import { roundingModes } from '@/domain/work-time/work-rules';
import {
  optionalCode,
  optionalDecimal,
  optionalFlag,
  optionalNumber,
  optionalText,
} from '../core/wire';
import { optionalTime, optionalWeekday, weekday, weekdayOf, type Weekday } from '../core/wire-time';

/** A value that has no place in the model, by its path, as JSON text. */
export interface OtherValue {
  path: string;
  value: string;
  /** It is documented and was not understood; else it is new. */
  isUnread: boolean;
}

type Parts = Record<string, z.ZodMiniType>;

/** The parts as they were read; null is what was not given or could not be read. */
export type PartsRead<P extends Parts> = { [K in keyof P]: z.output<P[K]> | null };

/**
 * Reads an object part by part. What cannot be read and what is not known goes to `others`, so that nothing of a rule is
 * swallowed because something beside it has changed.
 */
export function readParts<P extends Parts>(
  parts: P,
  value: unknown,
  at: string,
  others: OtherValue[],
): PartsRead<P> {
  const given = isObject(value) ? new Map(Object.entries(value)) : new Map<string, unknown>();
  if (!isObject(value)) keep(value, at, true, others);
  for (const [name, unknown] of given)
    if (!Object.hasOwn(parts, name)) keep(unknown, join(at, name), false, others);
  const read = Object.entries(parts).map(([name, schema]) => {
    const result = z.safeParse(schema, given.get(name));
    if (!result.success) keep(given.get(name), join(at, name), true, others);
    return [name, result.success ? result.data : null] as const;
  });
  return Object.fromEntries(read) as PartsRead<P>;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const join = (at: string, name: string) => (at === '' ? name : `${at}.${name}`);

function keep(value: unknown, path: string, isUnread: boolean, others: OtherValue[]): void {
  if (value === undefined || value === null) return;
  others.push({ path, value: JSON.stringify(value), isUnread });
}

/** A limit that may be switched off; not told is null, which is not the same. */
const cap = z._default(
  z.union([
    z.pipe(
      z.null(),
      z.transform(() => 'none' as const),
    ),
    optionalNumber,
  ]),
  null,
);

const group = z.unknown();

const dailyMinutes = z.pipe(
  z.pipe(
    z.tuple([z.string(), optionalNumber]),
    z.transform(([day, minutes]) => ({ weekday: weekdayOf(Number(day)), minutes })),
  ),
  z.object({
    weekday: z.custom<Weekday>((day) => day !== null),
    minutes: z.nullable(z.number()),
  }),
);

interface EachRead<Item> {
  /** Null: not told, or nothing that has items. */
  items: Item[] | null;
  /** Something of it was not understood. */
  isPartly: boolean;
}

/** Item by item: one that cannot be read sends the whole to `others`, and the rest is told. */
function readEach<P extends z.ZodMiniType>(
  schema: P,
  items: readonly unknown[] | null,
  given: unknown,
  at: string,
  others: OtherValue[],
): EachRead<z.output<P>> {
  if (given === undefined || given === null) return { items: null, isPartly: false };
  const read = items?.map((item) => z.safeParse(schema, item));
  const isPartly = read?.every(({ success }) => success) !== true;
  if (isPartly) keep(given, at, true, others);
  return { items: read?.flatMap(({ data, success }) => (success ? [data] : [])) ?? null, isPartly };
}

const paramParts = {
  timezone: optionalText,
  day_band: group,
  mixed_rule: group,
  max_ordinary: group,
  week_starts_on: optionalWeekday,
  default_rest_days: group,
  default_daily_minutes: group,
  overtime: group,
  surcharges: group,
  rest_day_compensatory: optionalFlag,
  breaks: group,
  tolerances: group,
  rounding: group,
  min_hourly_wage: optionalDecimal,
  currency: optionalText,
};
const ordinaryParts = { day: optionalNumber, night: optionalNumber, mixed: optionalNumber };

const isRoundingMode = (mode: string | null) => roundingModes.some((known) => known === mode);

/** Every parameter of a rule set. Times are `HH:MM`, lengths minutes, ratios and money decimal text; null is not told. */
export type LaborParams = ReturnType<typeof readLaborParams>;

/** Reads `params`; what has no place goes to `others`. */
export function readLaborParams(value: unknown, others: OtherValue[]) {
  const at = 'params';
  const wire = readParts(paramParts, value, at, others);
  const { default_rest_days: restDays, default_daily_minutes: dayMinutes } = wire;
  const rest = readEach(
    weekday,
    Array.isArray(restDays) ? restDays : null,
    restDays,
    `${at}.default_rest_days`,
    others,
  );
  const daily = readEach(
    dailyMinutes,
    isObject(dayMinutes) ? Object.entries(dayMinutes) : null,
    dayMinutes,
    `${at}.default_daily_minutes`,
    others,
  );
  const band = readParts(
    { start: optionalTime, end: optionalTime },
    wire.day_band,
    `${at}.day_band`,
    others,
  );
  const mixed = readParts(
    { type: optionalCode, threshold_minutes: optionalNumber },
    wire.mixed_rule,
    `${at}.mixed_rule`,
    others,
  );
  const ordinary = readParts(
    { daily: group, weekly: group },
    wire.max_ordinary,
    `${at}.max_ordinary`,
    others,
  );
  const overtime = readParts(
    {
      basis: z._default(z.nullable(z.array(z.string())), null),
      daily_cap_minutes: cap,
      weekly_cap_minutes: cap,
      total_daily_cap_minutes: cap,
      requires_approval: optionalFlag,
    },
    wire.overtime,
    `${at}.overtime`,
    others,
  );
  const surcharges = readParts(
    {
      ordinary_day: optionalDecimal,
      ordinary_night: optionalDecimal,
      overtime_day: optionalDecimal,
      overtime_night: optionalDecimal,
      rest_day: optionalDecimal,
      holiday: optionalDecimal,
      combination: optionalCode,
    },
    wire.surcharges,
    `${at}.surcharges`,
    others,
  );
  const breaks = readParts(
    { paid: optionalFlag, min_minutes: optionalNumber, auto_deduct_minutes: optionalNumber },
    wire.breaks,
    `${at}.breaks`,
    others,
  );
  const tolerances = readParts(
    {
      late_grace_minutes: optionalNumber,
      early_leave_grace_minutes: optionalNumber,
      absence_after_minutes: cap,
    },
    wire.tolerances,
    `${at}.tolerances`,
    others,
  );
  const rounding = readParts(
    { unit_minutes: optionalNumber, mode: optionalCode },
    wire.rounding,
    `${at}.rounding`,
    others,
  );
  // Shown as it came, but no week can be counted by it.
  if (!isRoundingMode(rounding.mode)) keep(rounding.mode, `${at}.rounding.mode`, true, others);
  return {
    timezone: wire.timezone,
    dayBand: band,
    mixedRule: { type: mixed.type, thresholdMinutes: mixed.threshold_minutes },
    maxOrdinary: {
      daily: readParts(ordinaryParts, ordinary.daily, `${at}.max_ordinary.daily`, others),
      weekly: readParts(ordinaryParts, ordinary.weekly, `${at}.max_ordinary.weekly`, others),
    },
    weekStartsOn: wire.week_starts_on,
    defaultRestDays: rest.items,
    defaultDailyMinutes: daily.items,
    isPartly: { restDays: rest.isPartly, dailyMinutes: daily.isPartly },
    overtime: {
      basis: overtime.basis,
      dailyCapMinutes: overtime.daily_cap_minutes,
      weeklyCapMinutes: overtime.weekly_cap_minutes,
      totalDailyCapMinutes: overtime.total_daily_cap_minutes,
      requiresApproval: overtime.requires_approval,
    },
    surcharges: {
      ordinaryDay: surcharges.ordinary_day,
      ordinaryNight: surcharges.ordinary_night,
      overtimeDay: surcharges.overtime_day,
      overtimeNight: surcharges.overtime_night,
      restDay: surcharges.rest_day,
      holiday: surcharges.holiday,
      combination: surcharges.combination,
    },
    restDayCompensatory: wire.rest_day_compensatory,
    breaks: {
      paid: breaks.paid,
      minMinutes: breaks.min_minutes,
      autoDeductMinutes: breaks.auto_deduct_minutes,
    },
    tolerances: {
      lateGraceMinutes: tolerances.late_grace_minutes,
      earlyLeaveGraceMinutes: tolerances.early_leave_grace_minutes,
      absenceAfterMinutes: tolerances.absence_after_minutes,
    },
    rounding: { unitMinutes: rounding.unit_minutes, mode: rounding.mode },
    minHourlyWage: wire.min_hourly_wage,
    currency: wire.currency,
  };
}
