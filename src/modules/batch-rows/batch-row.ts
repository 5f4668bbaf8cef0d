import type { Batch } from '@/api/batches/schemas';

/** What the badge of a lot says; it follows the service's own flags. Of an expired lot that is used up nothing is left to act on. */
export type BatchState =
  'removed' | 'expired' | 'expired-empty' | 'expiring' | 'empty' | 'available' | 'unknown';

export interface BatchRow extends Batch {
  state: BatchState;
  /** The service's flag or its days and the date disagree about today; all are shown. */
  differs: boolean;
}

/** `today` is the business's date; `window` is how many days count as expiring. */
export function batchRow(batch: Batch, today: string, window: number): BatchRow {
  return { ...batch, state: stateOf(batch, window), differs: differs(batch, today) };
}

function stateOf(batch: Batch, window: number): BatchState {
  const { isRemoved, isExpired, daysToExpire, availableQuantity } = batch;
  if (isRemoved === true) return 'removed';
  if (isExpired === true) return availableQuantity === 0 ? 'expired-empty' : 'expired';
  if (isExpired === null) return 'unknown';
  if (availableQuantity === 0) return 'empty';
  return daysToExpire !== null && daysToExpire >= 0 && daysToExpire <= window
    ? 'expiring'
    : 'available';
}

/** A lot is good through its date: it is past from the day after. Dates are compared as text, never as instants. */
function differs({ isExpired, daysToExpire, expirationDate }: Batch, today: string): boolean {
  if (expirationDate === null) return false;
  const isPast = expirationDate < today;
  const told = [isExpired, daysToExpire === null ? null : daysToExpire < 0];
  return told.some((verdict) => verdict !== null && verdict !== isPast);
}
