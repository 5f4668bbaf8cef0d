import { businessDateAt, businessZone } from '@/domain/business-date';
import { formatCalendarDate, formatClock } from '@/text/format';

/** A moment (milliseconds of the epoch) as the business's date and time, such as `23/11/2026 22:30`. */
export function formatMoment(moment: number): string {
  const date = formatCalendarDate(businessDateAt(new Date(moment)));
  return `${date} ${formatClock(moment, businessZone)}`;
}
