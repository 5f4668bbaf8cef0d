import Big from 'big.js';
import type { PayFactors } from '@/domain/work-time/pay-week';
import { roundingModes, type WorkRules } from '@/domain/work-time/work-rules';
import { currentProfile } from '../core/profile';
import type { LaborParams } from './params';

/** What a week is paid by. */
export interface PayRules {
  factors: PayFactors;
  /** The lowest hourly wage as decimal text; null when not told. */
  minimumWage: string | null;
  currency: string | null;
  /** Work on the day of rest is owed a paid day off. */
  owesCompensation: boolean;
}

/** The break that rules deduct by themselves, in minutes. */
export interface AutomaticBreak {
  minutes: number;
  /** By the profile; else it is attendance's alone, and no week of a schedule loses it. */
  isCounted: boolean;
}

/** A set of labor rules as far as a week can be counted by it. */
export interface CountingRules {
  rules: WorkRules;
  /** Day and night, and with them kinds and their limits, are known. */
  knowsKinds: boolean;
  /** Whether a break is paid is known where its shift leaves it open; else it counts as paid. */
  knowsBreaks: boolean;
  /** Null where rules deduct none. */
  automaticBreak: AutomaticBreak | null;
  /** Null where surcharges are missing or meet in a way that is not known. */
  pay: PayRules | null;
}

/** With limits switched off, whatever a set does not tell is no reason to find anything. */
const noLimits = { day: null, night: null, mixed: null };

/** Without any rules what is left is the clock and the law's own numbers. */
export function countingRules(params: LaborParams | null): CountingRules {
  const band = params?.dayBand ?? { start: null, end: null };
  const threshold = thresholdOf(params);
  const automaticBreak = automaticBreakOf(params);
  const knowsKinds = band.start !== null && band.end !== null && threshold !== null;
  const rules: WorkRules = {
    dayBand: { start: band.start ?? '00:00', end: band.end ?? '24:00' },
    nightThreshold: threshold ?? 0,
    maxOrdinary: knowsKinds && params ? params.maxOrdinary : { daily: noLimits, weekly: noLimits },
    overtimeBasis: (['daily', 'weekly'] as const).filter((one) =>
      params?.overtime.basis?.includes(one),
    ),
    overtimeCaps: {
      daily: capOf(params?.overtime.dailyCapMinutes),
      weekly: capOf(params?.overtime.weeklyCapMinutes),
      totalDaily: capOf(params?.overtime.totalDailyCapMinutes),
    },
    restDays: params?.defaultRestDays ?? [],
    breaksPaid: params?.breaks.paid ?? true,
    automaticBreak: automaticBreak?.isCounted ? automaticBreak.minutes : 0,
    minimumBreak: params?.breaks.minMinutes ?? 0,
    weekStartsOn: params?.weekStartsOn ?? 1,
    rounding: {
      unitMinutes: params?.rounding.unitMinutes ?? 1,
      mode: roundingModes.find((mode) => mode === params?.rounding.mode) ?? 'none',
    },
  };
  const pay = params && knowsKinds ? payRules(params) : null;
  const knowsBreaks = (params?.breaks.paid ?? null) !== null;
  return { rules, knowsKinds, knowsBreaks, automaticBreak, pay };
}

/** How many times the ordinary hour is paid, by the profile's reading of ratios. */
export function factorOf(ratio: string | null): string | null {
  if (ratio === null) return null;
  const isAdded = currentProfile().surchargeReading === 'added';
  return new Big(ratio).plus(isAdded ? 1 : 0).toFixed();
}

/**
 * Whether the ordinary hour of the day, which no surcharge makes dearer, has the ratio that says so by the other reading: then all
 * of them are probably meant by that one.
 */
export function contradictsReading(ordinaryDay: string | null): boolean {
  const other = currentProfile().surchargeReading === 'added' ? 1 : 0;
  return ordinaryDay !== null && new Big(ordinaryDay).eq(other);
}

/** What `auto_deduct_minutes` is taken from is not said (API description, Labor rule set). */
function automaticBreakOf(params: LaborParams | null): AutomaticBreak | null {
  const minutes = params?.breaks.autoDeductMinutes ?? 0;
  const isCounted = currentProfile().automaticBreak === 'workdays-without-break';
  return minutes > 0 ? { minutes, isCounted } : null;
}

function payRules(params: LaborParams): PayRules | null {
  const { surcharges } = params;
  if (surcharges.combination !== 'multiplicative') return null;
  const ordinaryDay = factorOf(surcharges.ordinaryDay);
  const ordinaryNight = factorOf(surcharges.ordinaryNight);
  const overtimeDay = factorOf(surcharges.overtimeDay);
  const overtimeNight = factorOf(surcharges.overtimeNight);
  const restDay = factorOf(surcharges.restDay);
  const holiday = factorOf(surcharges.holiday);
  if (ordinaryDay === null || ordinaryNight === null || restDay === null) return null;
  if (overtimeDay === null || overtimeNight === null || holiday === null) return null;
  return {
    factors: { ordinaryDay, ordinaryNight, overtimeDay, overtimeNight, restDay, holiday },
    minimumWage: params.minHourlyWage,
    currency: params.currency,
    owesCompensation: params.restDayCompensatory ?? false,
  };
}

function thresholdOf(params: LaborParams | null): number | null {
  const { type, thresholdMinutes } = params?.mixedRule ?? {};
  return type === 'night_if_night_minutes_gt' ? (thresholdMinutes ?? null) : null;
}

const capOf = (cap: number | 'none' | null | undefined): number | null =>
  typeof cap === 'number' ? cap : null;
