import { daysBetween, isBusinessDate } from '../business-date';

/** A range of days until expiration, both ends included; null is an open end. */
export interface DayRange {
  from: number | null;
  to: number | null;
}

/**
 * The steps of the ladder that the service can count: each ends where a window of the `expiring` filter ends. `later` is what no
 * window of ours holds: the lots beyond the last one and those without a date.
 */
export const ladderBands = {
  expired: { from: null, to: -1 },
  'within-7': { from: 0, to: 7 },
  '8-15': { from: 8, to: 15 },
  '16-30': { from: 16, to: 30 },
  '31-60': { from: 31, to: 60 },
  later: { from: 61, to: null },
} as const satisfies Record<string, DayRange>;
export type LadderBand = keyof typeof ladderBands;

/** The first days told apart, which only the rows can do: no window ends with today. */
export const firstDays = {
  today: { from: 0, to: 0 },
  '1-7': { from: 1, to: 7 },
} as const satisfies Record<string, DayRange>;

/** Everything that can be opened: the bands and the parts of the first one. */
export const ladderSteps = { ...ladderBands, ...firstDays } as const;
export type LadderStep = keyof typeof ladderSteps;

/** The windows whose totals are asked for, in days. */
export const ladderWindows = [7, 15, 30, 60] as const;
export type LadderWindow = (typeof ladderWindows)[number];

/** What places a lot on the ladder. Null is what the service did not give. */
export interface Dated {
  daysToExpire: number | null;
  expirationDate: string | null;
  isExpired: boolean | null;
}

/**
 * Days until a lot expires, negative when it has; null without a date. The service's own figure goes first, for its windows
 * follow the same clock; `today` (`YYYY-MM-DD`) serves where it gave none.
 */
export function daysLeft(lot: Dated, today: string): number | null {
  if (lot.daysToExpire !== null) return lot.daysToExpire;
  if (lot.expirationDate === null || !isBusinessDate(lot.expirationDate)) return null;
  return daysBetween(today, lot.expirationDate);
}

/**
 * Whether a lot stands on a step. The service's verdict decides what has expired, as it does in its own filter; a lot without a
 * date has not, and is left for later.
 */
export function isOnStep(lot: Dated, step: LadderStep, today: string): boolean {
  const days = daysLeft(lot, today);
  if (lot.isExpired === true || (days !== null && days < 0)) return step === 'expired';
  if (days === null) return step === 'later';
  const { from, to }: DayRange = ladderSteps[step];
  return (from === null || days >= from) && (to === null || days <= to);
}

/** Whether nothing is left of a lot on its step to act on: it expired, and there is none of it. */
export const isSpent = (
  { availableQuantity }: { availableQuantity: number | null },
  step: LadderStep,
): boolean => step === 'expired' && availableQuantity === 0;
