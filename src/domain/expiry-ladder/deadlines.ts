import { isBusinessDate } from '../business-date';
import type { Stocked } from './sums';

export interface Deadline<Lot> {
  /** `YYYY-MM-DD`. */
  date: string;
  lots: Lot[];
}

/** The lots by expiration date, the earliest first. Removed and empty lots and those without a date are nobody's deadline. */
export function deadlinesOf<Lot extends Stocked>(lots: readonly Lot[]): Deadline<Lot>[] {
  const byDate = new Map<string, Lot[]>();
  for (const lot of lots) {
    const date = lot.expirationDate;
    if (lot.isRemoved === true || lot.availableQuantity === 0) continue;
    if (date === null || !isBusinessDate(date)) continue;
    const sameDay = byDate.get(date);
    if (sameDay === undefined) byDate.set(date, [lot]);
    else sameDay.push(lot);
  }
  return [...byDate]
    .map(([date, onDate]) => ({ date, lots: onDate }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}
