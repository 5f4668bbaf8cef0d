import { m } from '@/text/generated/messages';

/** Days left in words, never with a minus sign; null when the service did not say. */
export function remainingInWords(days: number | null): string | null {
  if (days === null) return null;
  if (days === 0) return m.batches_expires_today();
  return days > 0
    ? m.batches_days_left({ days })
    : m.batches_expired_days_ago({ days: Math.abs(days) });
}
