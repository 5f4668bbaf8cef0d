import { formatCalendarDate, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import type { BatchRow, BatchState } from './batch-row';

export function lotInWords({ batchNumber }: BatchRow): string {
  return batchNumber ?? m.batches_no_lot();
}

/** What a lot is called where it stands alone. */
export function lotName(row: BatchRow): string {
  return `${row.product.name ?? row.product.sku ?? m.batches_no_product()}, ${lotInWords(row)}`;
}

export function expirationInWords({ expirationDate }: BatchRow): string {
  return expirationDate === null ? m.batches_no_date() : formatCalendarDate(expirationDate);
}

export function quantityInWords(quantity: number | null): string {
  return quantity === null ? m.common_not_told() : formatQuantity(quantity);
}

/** Null without a date: the date's own column says so, the days would only repeat it. */
export function daysInWords({ daysToExpire, expirationDate }: BatchRow): string | null {
  return remainingInWords(daysToExpire) ?? (expirationDate === null ? null : m.common_not_told());
}

const states: Record<BatchState, () => string> = {
  removed: m.batches_removed,
  expired: m.batches_expired,
  'expired-empty': m.batches_expired_empty,
  expiring: m.batches_expiring,
  empty: m.batches_empty,
  available: m.batches_available,
  unknown: m.batches_no_state,
};

export function stateInWords(state: BatchState): string {
  return states[state]();
}

/** Days left in words, never with a minus sign; null when the service did not say. */
export function remainingInWords(days: number | null): string | null {
  if (days === null) return null;
  if (days === 0) return m.batches_expires_today();
  return days > 0
    ? m.batches_days_left({ days })
    : m.batches_expired_days_ago({ days: Math.abs(days) });
}
