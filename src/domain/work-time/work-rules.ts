/** What the law calls a workday by its night hours (Código de Trabajo, art. 161). */
export type ShiftKind = 'day' | 'night' | 'mixed';

/** The part of a set of labor rules that a week is counted by. Lengths are minutes; a null limit is switched off. */
export interface WorkRules {
  /** `HH:MM`; what is outside is night. It may cross midnight. */
  dayBand: { start: string; end: string };
  /** A workday with more night minutes than these is night; with fewer, but some, mixed. */
  nightThreshold: number;
  maxOrdinary: {
    daily: Readonly<Record<ShiftKind, number | null>>;
    weekly: Readonly<Record<ShiftKind, number | null>>;
  };
  /** What is beyond which limit counts as overtime. */
  overtimeBasis: readonly ('daily' | 'weekly')[];
  overtimeCaps: { daily: number | null; weekly: number | null; totalDaily: number | null };
  /** 1 is Monday, 7 is Sunday. */
  restDays: readonly number[];
  /** Whether a break counts as work where the shift itself does not say. */
  breaksPaid: boolean;
  /** Taken from a workday that needs a break (`needsBreak`) and has none; 0 for nothing. */
  automaticBreak: number;
  minimumBreak: number;
  /** The first day of the week that the weekly limit is counted in: 1 is Monday. */
  weekStartsOn: number;
  /** Of the time worked on a day. */
  rounding: Rounding;
}

export const roundingModes = ['none', 'nearest', 'up', 'down'] as const;

export interface Rounding {
  unitMinutes: number;
  mode: (typeof roundingModes)[number];
}

/** A company's own rule: the law rounds nothing. Half a unit goes up. */
export function roundedMinutes(minutes: number, { unitMinutes, mode }: Rounding): number {
  if (mode === 'none' || unitMinutes <= 1) return minutes;
  const round = { nearest: Math.round, up: Math.ceil, down: Math.floor }[mode];
  return round(minutes / unitMinutes) * unitMinutes;
}

/** What the description's rules have no parameter for. */
export const lawLimits = {
  /** Between the end of a workday and the next (art. 167). */
  restBetween: 480,
  /** From the first start to the last end of a divided workday (art. 164). */
  dividedSpan: 720,
  /** Longer undivided work needs a break (art. 166 gives the break, not this number, which is a convention). */
  withoutBreak: 300,
} as const;

/** Where each finding of a week is ruled: articles of the Código de Trabajo; null: arithmetic or the company's own. */
export const articles = {
  'daily-limit': '161',
  'weekly-limit': '161',
  'overtime-cap': null,
  'total-cap': null,
  'break-missing': '166',
  'long-break': null,
  'rest-day-work': '175',
  'no-rest-day': '171',
  'short-rest': '167',
  'long-span': '164',
  overlap: null,
} as const;

export type FindingRule = keyof typeof articles;

/** Something about a week that a rule does not allow, or pays differently. */
export interface Finding {
  rule: FindingRule;
  /** Null: it is of the week. */
  weekday: number | null;
  /** The shifts it comes from, by their place in the list that was given. */
  shifts: readonly number[];
  /** Minutes found and allowed; null where the rule counts none. */
  minutes: number | null;
  limit: number | null;
}
