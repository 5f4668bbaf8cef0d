import { ladderSteps, ladderWindows, type DayRange, type LadderStep } from './bands';
import { lotsBefore, lotsBeforeLater, type WindowTotals } from './counts';

/** What a step opens: a filter of the service, the page its lots start on, and the range its loaded rows are reduced to. */
export interface StepOpening {
  /** Null is the whole list. */
  status: 'expired' | 'expiring' | null;
  /** Only with `expiring`: the shortest window that holds the whole step. */
  days?: number;
  page: number;
  range: DayRange;
}

/** The shortest window there is (API description, Limits); it holds today and tomorrow. */
const shortestWindow = 1;

/**
 * What a step opens. The list is ordered by expiration (API description, Endpoints), so a step is the end of its window: it starts
 * on the page of the first lot after the shorter window and goes on to the last page. The rows before it on that page are
 * left out by `isOnStep`. When lots move meanwhile, or the service puts lots without a date first, the page is only a good guess,
 * and the pages before it hold the rest.
 */
export function openStep(
  step: LadderStep,
  perPage: number,
  totals: WindowTotals,
  expiringIncludesExpired: boolean,
): StepOpening {
  const range: DayRange = ladderSteps[step];
  const { to } = range;
  if (step === 'expired') return { status: 'expired', page: 1, range };
  const pageAfter = (lots: number | null) => Math.floor((lots ?? 0) / perPage) + 1;
  const counted = ladderWindows.find((window) => to !== null && to <= window);
  if (to === null || counted === undefined) {
    return {
      status: null,
      page: pageAfter(lotsBeforeLater(totals, expiringIncludesExpired)),
      range,
    };
  }
  return {
    status: 'expiring',
    days: Math.max(shortestWindow, to),
    page: pageAfter(lotsBefore(counted, totals, expiringIncludesExpired)),
    range,
  };
}
