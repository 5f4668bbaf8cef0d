import Big from 'big.js';
import type { LaborParams } from '@/api/labor-rules/params';
import type { RuleSet } from '@/api/labor-rules/schemas';
import { factorOf } from '@/api/labor-rules/work-rules';
import { roundedTo } from '@/domain/price';
import { formatCalendarDate, formatDecimal, formatQuantity, inCurrency } from '@/text/format';
import { m } from '@/text/generated/messages';
import { formatWeekday } from '@/text/day-in-words';
import { formatMinutes } from '@/text/work-time';

export const nameOf = ({ name }: RuleSet): string => name ?? m.labor_rules_nameless();

/** From when to when it is valid. */
export function validityInWords({ effectiveFrom, effectiveTo }: RuleSet): string {
  const from = effectiveFrom && formatCalendarDate(effectiveFrom);
  const to = effectiveTo && formatCalendarDate(effectiveTo);
  if (from === null)
    return to === null ? m.labor_rules_validity_untold() : m.labor_rules_validity_until({ to });
  return to === null ? m.labor_rules_validity_open({ from }) : m.labor_rules_validity({ from, to });
}

/** One thing a set of rules says. */
export interface RuleFact {
  label: () => string;
  /** It in words; null when the service did not tell. */
  words: (set: RuleSet) => string | null;
  /** What stands behind the words, such as raw minutes. */
  raw?: (set: RuleSet) => string | null;
  isFigure?: true;
  /** It names a record and says nothing of the rules. */
  isReference?: true;
}

export interface FactGroup {
  id: string;
  title: () => string;
  facts: RuleFact[];
}

const rawMinutes = (minutes: number | 'none' | null) =>
  typeof minutes === 'number' ? m.labor_rules_minutes({ minutes: formatQuantity(minutes) }) : null;

type Minutes = (params: LaborParams) => number | 'none' | null;

/** A length of time: hours and minutes, with its raw minutes behind; "none" is a limit that is switched off. */
function time(label: () => string, of: Minutes): RuleFact {
  return {
    label,
    isFigure: true,
    words: ({ params }) => {
      const minutes = of(params);
      return minutes === 'none'
        ? m.labor_rules_no_cap()
        : minutes === null
          ? null
          : formatMinutes(minutes);
    },
    raw: ({ params }) => rawMinutes(of(params)),
  };
}

function flag(label: () => string, of: (set: RuleSet) => boolean | null): RuleFact {
  const words = (set: RuleSet) => {
    const isSo = of(set);
    return isSo === null ? null : isSo ? m.common_yes() : m.common_no();
  };
  return { label, words };
}

function reference(label: () => string, words: RuleFact['words']): RuleFact {
  return { label, words, isReference: true };
}

/** The ratio as it came, and what it adds in percent by the profile's reading of it. */
function surcharge(
  label: () => string,
  of: (surcharges: LaborParams['surcharges']) => string | null,
): RuleFact {
  return {
    label,
    isFigure: true,
    words: ({ params: { surcharges } }) => {
      const ratio = of(surcharges);
      const factor = factorOf(ratio);
      if (ratio === null || factor === null) return null;
      const percent = roundedTo(new Big(factor).minus(1).times(100).toFixed(), 2);
      if (Number(percent) === 0) return m.labor_rules_no_surcharge({ ratio });
      return m.labor_rules_surcharge({
        ratio,
        percent: `${percent.startsWith('-') ? '' : '+'}${percent}`,
      });
    },
  };
}

/** Known ways in which surcharges meet are explained with an example; others stand as they came. */
function combination({ surcharges }: LaborParams): string | null {
  if (surcharges.combination !== 'multiplicative') return surcharges.combination;
  const overtime = factorOf(surcharges.overtimeDay);
  const holiday = factorOf(surcharges.holiday);
  if (overtime === null || holiday === null) return m.labor_rules_multiplied();
  return m.labor_rules_multiplied_example({
    overtime,
    holiday,
    both: new Big(overtime).times(holiday).toFixed(),
  });
}

function mixedRule({ mixedRule: { type, thresholdMinutes } }: LaborParams): string | null {
  if (type !== 'night_if_night_minutes_gt') {
    if (thresholdMinutes === null) return type;
    // What the time is the threshold of, only the type would say.
    return m.labor_rules_mixed_other({
      type: type ?? m.common_not_told(),
      time: formatMinutes(thresholdMinutes),
    });
  }
  return thresholdMinutes === null
    ? m.labor_rules_mixed_unknown_threshold()
    : m.labor_rules_mixed_night({ time: formatMinutes(thresholdMinutes) });
}

const basisWords: Readonly<Record<string, () => string>> = {
  daily: m.labor_rules_basis_daily,
  weekly: m.labor_rules_basis_weekly,
};

function listed(
  parts: readonly string[] | null,
  none: () => string,
  isPartly = false,
): string | null {
  const unread = isPartly ? [m.labor_rules_part_unread()] : [];
  const told = [...(parts ?? []), ...unread];
  if (told.length > 0) return told.join(', ');
  return parts && none();
}

function dayBand({ dayBand: { start, end } }: LaborParams): string | null {
  return start === null || end === null ? null : m.labor_rules_day_band({ start, end });
}

function rounding({ rounding: { unitMinutes, mode } }: LaborParams): string | null {
  if (mode === 'none') return m.labor_rules_rounding_none();
  if (mode === null && unitMinutes === null) return null;
  const unit = unitMinutes === null ? m.common_not_told() : formatMinutes(unitMinutes);
  return m.labor_rules_rounding({ unit, mode: mode ?? m.common_not_told() });
}

/** Whose words differ and whose are the same; what only names a record stands there where nothing else tells the two apart. */
export function compareFacts(one: RuleSet, other: RuleSet) {
  const all = factGroups.flatMap((group) => group.facts.map((fact) => ({ group, fact })));
  const isSame = ({ fact }: ComparedFact) => fact.words(one) === fact.words(other);
  const telling = all.filter(({ fact }) => fact.isReference === undefined);
  const differing = telling.filter((row) => !isSame(row));
  const isToldApart = differing.length > 0 || nameOf(one) !== nameOf(other);
  return {
    differing: isToldApart ? differing : all.filter((row) => !isSame(row)),
    same: telling.filter(isSame),
  };
}

export interface ComparedFact {
  group: FactGroup;
  fact: RuleFact;
}

/** Everything documented of a rule set (API description, Labor rule set), in the order it is read. */
export const factGroups: FactGroup[] = [
  {
    id: 'shift',
    title: m.labor_rules_group_shift,
    facts: [
      { label: m.labor_rules_day, words: ({ params }) => dayBand(params) },
      {
        label: m.labor_rules_mixed,
        words: ({ params }) => mixedRule(params),
        raw: ({ params }) => params.mixedRule.type,
      },
      { label: m.labor_rules_zone, words: ({ params }) => params.timezone },
    ],
  },
  {
    id: 'limits',
    title: m.labor_rules_group_limits,
    facts: [
      time(m.labor_rules_daily_day, ({ maxOrdinary }) => maxOrdinary.daily.day),
      time(m.labor_rules_daily_night, ({ maxOrdinary }) => maxOrdinary.daily.night),
      time(m.labor_rules_daily_mixed, ({ maxOrdinary }) => maxOrdinary.daily.mixed),
      time(m.labor_rules_weekly_day, ({ maxOrdinary }) => maxOrdinary.weekly.day),
      time(m.labor_rules_weekly_night, ({ maxOrdinary }) => maxOrdinary.weekly.night),
      time(m.labor_rules_weekly_mixed, ({ maxOrdinary }) => maxOrdinary.weekly.mixed),
    ],
  },
  {
    id: 'week',
    title: m.labor_rules_group_week,
    facts: [
      {
        label: m.labor_rules_week_start,
        words: ({ params: { weekStartsOn } }) => weekStartsOn && formatWeekday(weekStartsOn),
      },
      {
        label: m.labor_rules_rest_days,
        words: ({ params }) =>
          listed(
            params.defaultRestDays?.map(formatWeekday) ?? null,
            m.labor_rules_none,
            params.isPartly.restDays,
          ),
      },
      {
        label: m.labor_rules_daily_minutes,
        words: ({ params }) =>
          listed(
            params.defaultDailyMinutes?.map(({ weekday, minutes }) =>
              m.labor_rules_day_and_time({
                day: formatWeekday(weekday),
                time: minutes === null ? m.common_not_told() : formatMinutes(minutes),
              }),
            ) ?? null,
            m.labor_rules_none,
            params.isPartly.dailyMinutes,
          ),
      },
      flag(m.labor_rules_compensatory, ({ params }) => params.restDayCompensatory),
    ],
  },
  {
    id: 'overtime',
    title: m.labor_rules_group_overtime,
    facts: [
      {
        label: m.labor_rules_basis,
        words: ({ params: { overtime } }) =>
          listed(
            overtime.basis?.map((one) => basisWords[one]?.() ?? one) ?? null,
            m.labor_rules_none,
          ),
      },
      time(m.labor_rules_overtime_daily, ({ overtime }) => overtime.dailyCapMinutes),
      time(m.labor_rules_overtime_weekly, ({ overtime }) => overtime.weeklyCapMinutes),
      time(m.labor_rules_total_daily, ({ overtime }) => overtime.totalDailyCapMinutes),
      flag(m.labor_rules_approval, ({ params }) => params.overtime.requiresApproval),
    ],
  },
  {
    id: 'surcharges',
    title: m.labor_rules_group_surcharges,
    facts: [
      surcharge(m.labor_rules_ordinary_day, ({ ordinaryDay }) => ordinaryDay),
      surcharge(m.labor_rules_ordinary_night, ({ ordinaryNight }) => ordinaryNight),
      surcharge(m.labor_rules_overtime_day, ({ overtimeDay }) => overtimeDay),
      surcharge(m.labor_rules_overtime_night, ({ overtimeNight }) => overtimeNight),
      surcharge(m.labor_rules_rest_day, ({ restDay }) => restDay),
      surcharge(m.labor_rules_holiday, ({ holiday }) => holiday),
      { label: m.labor_rules_combination, words: ({ params }) => combination(params) },
    ],
  },
  {
    id: 'presence',
    title: m.labor_rules_group_presence,
    facts: [
      flag(m.labor_rules_breaks_paid, ({ params }) => params.breaks.paid),
      time(m.labor_rules_breaks_min, ({ breaks }) => breaks.minMinutes),
      time(m.labor_rules_breaks_deducted, ({ breaks }) => breaks.autoDeductMinutes),
      time(m.labor_rules_late, ({ tolerances }) => tolerances.lateGraceMinutes),
      time(m.labor_rules_early, ({ tolerances }) => tolerances.earlyLeaveGraceMinutes),
      time(m.labor_rules_absence, ({ tolerances }) => tolerances.absenceAfterMinutes),
      {
        label: m.labor_rules_rounded,
        words: ({ params }) => rounding(params),
        raw: ({ params }) => rawMinutes(params.rounding.unitMinutes),
      },
    ],
  },
  {
    id: 'wage',
    title: m.labor_rules_group_wage,
    facts: [
      {
        label: m.labor_rules_min_wage,
        isFigure: true,
        words: ({ params: { minHourlyWage, currency } }) => {
          if (minHourlyWage === null) return null;
          const decimals = Math.max(2, minHourlyWage.split('.')[1]?.length ?? 0);
          return inCurrency(formatDecimal(minHourlyWage, decimals), currency);
        },
      },
      { label: m.labor_rules_currency, words: ({ params }) => params.currency },
    ],
  },
  {
    id: 'origin',
    title: m.labor_rules_group_origin,
    facts: [
      {
        label: m.labor_rules_from,
        words: ({ effectiveFrom }) => effectiveFrom && formatCalendarDate(effectiveFrom),
      },
      {
        label: m.labor_rules_to,
        words: ({ effectiveTo }) =>
          effectiveTo === null ? m.labor_rules_without_end() : formatCalendarDate(effectiveTo),
      },
      flag(m.labor_rules_active, ({ isActive }) => isActive),
      flag(m.labor_rules_is_template, ({ isTemplate }) => isTemplate),
      reference(m.labor_rules_source, ({ sourceTemplateId }) => sourceTemplateId),
      { label: m.labor_rules_country, words: ({ countryCode }) => countryCode },
      reference(m.labor_rules_business, ({ businessId }) => businessId),
      reference(m.labor_rules_id, ({ id }) => id),
      {
        label: m.labor_rules_schema,
        words: ({ schemaVersion }) => (schemaVersion === null ? null : String(schemaVersion)),
      },
    ],
  },
];
