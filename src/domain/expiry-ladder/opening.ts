import { ladderSteps, ladderWindows, type DayRange, type LadderStep } from './bands';
import { lotsBefore, lotsBeforeLater, type WindowTotals } from './counts';

/** The narrowest filter of the service that holds a whole step. */
export interface StepFilter {
  /** Null is the whole list. */
  status: 'expired' | 'expiring' | null;
  /** Only with `expiring`: the shortest window that holds the whole step. */
  days?: number;
}

/** What a step opens: a filter, and the page its lots start on. */
export interface StepOpening extends StepFilter {
  page: number;
}

/** The shortest window there is (API description, Limits); it holds today and tomorrow. */
const shortestWindow = 1;

/** The filter of a step. No window reaches `later`: it is found in the whole list. */
export function stepFilter(step: LadderStep): StepFilter {
  const { to }: DayRange = ladderSteps[step];
  if (step === 'expired') return { status: 'expired' };
  return to === null
    ? { status: null }
    : { status: 'expiring', days: Math.max(shortestWindow, to) };
}

/**
 * What a step opens: the end of its window, for the list is ordered by expiration (API description, Endpoints). It starts on the
 * page of the first lot after the shorter window; `isOnStep` leaves out what stands before. When lots move meanwhile, or those
 * without a date come first, the page is only a good guess.
 */
export function openStep(
  step: LadderStep,
  perPage: number,
  totals: WindowTotals,
  expiringIncludesExpired: boolean,
): StepOpening {
  const before = lotsAhead(step, totals, expiringIncludesExpired) ?? 0;
  return { ...stepFilter(step), page: Math.floor(before / perPage) + 1 };
}

function lotsAhead(step: LadderStep, totals: WindowTotals, includesExpired: boolean) {
  if (step === 'expired') return 0;
  const { to }: DayRange = ladderSteps[step];
  const window = ladderWindows.find((days) => to !== null && to <= days);
  return window === undefined
    ? lotsBeforeLater(totals, includesExpired)
    : lotsBefore(window, totals, includesExpired);
}
