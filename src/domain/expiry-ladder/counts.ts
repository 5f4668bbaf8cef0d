import { ladderWindows, type LadderBand, type LadderWindow } from './bands';

/** Totals of one-row requests; null while one is not known, because it is being read or has failed. */
export interface WindowTotals {
  /** Without a status: every lot of the branch. `available` would not do, for it leaves lots out for other reasons than time. */
  all: number | null;
  /** Of `status=expired`. */
  expired: number | null;
  /** Of `status=expiring`, by its window in days. */
  expiring: Readonly<Record<LadderWindow, number | null>>;
}

/** How many lots stand on each band; null where a total is missing. */
export interface LadderCounts {
  lots: Record<LadderBand, number | null>;
  /**
   * A shorter window told more than a longer one: the lots moved between the requests, or the setting that says whether
   * `expiring` includes the expired is wrong. No count is negative, but they do not add up.
   */
  contradictory: boolean;
}

/**
 * Counts the bands as differences of neighbouring windows. The API description does not say whether `expiring` includes what
 * has expired, so the caller says it (profile, `expiringIncludesExpired`).
 */
export function countBands(totals: WindowTotals, expiringIncludesExpired: boolean): LadderCounts {
  let contradictory = false;
  const between = (lower: number | null, upper: number | null): number | null => {
    if (lower === null || upper === null) return null;
    if (upper < lower) contradictory = true;
    return Math.max(0, upper - lower);
  };
  const { all, expired, expiring } = totals;
  // What the windows may hold at most.
  const reachable = expiringIncludesExpired ? all : minus(all, expired);
  const lots = {
    expired,
    'within-7': between(lotsBefore(7, totals, expiringIncludesExpired), expiring[7]),
    '8-15': between(expiring[7], expiring[15]),
    '16-30': between(expiring[15], expiring[30]),
    '31-60': between(expiring[30], expiring[60]),
    later: between(expiring[60], reachable),
  };
  return { lots, contradictory };
}

/** How many lots of a window stand before its last band, which is where that band starts in the list. */
export function lotsBefore(
  window: LadderWindow,
  totals: WindowTotals,
  expiringIncludesExpired: boolean,
): number | null {
  const shorter = ladderWindows[ladderWindows.indexOf(window) - 1];
  if (shorter !== undefined) return totals.expiring[shorter];
  return expiringIncludesExpired ? totals.expired : 0;
}

/** How many lots stand before `later` in the whole list, where those without a date come last. */
export function lotsBeforeLater(
  { expired, expiring }: WindowTotals,
  expiringIncludesExpired: boolean,
): number | null {
  if (expiringIncludesExpired) return expiring[60];
  return expired === null || expiring[60] === null ? null : expired + expiring[60];
}

function minus(total: number | null, part: number | null): number | null {
  return total === null || part === null ? null : total - part;
}
