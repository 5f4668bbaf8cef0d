import { formatCalendarDate, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import type { BatchRow } from './batch-row';
import { remainingInWords } from './remaining-words';

export function lotInWords({ batchNumber }: BatchRow): string {
  return batchNumber ?? m.batches_no_lot();
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
