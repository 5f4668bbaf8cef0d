import { businessZone, gatewayTimeAt } from '@/api/core/gateway-clock';
import { businessDateAt } from '@/domain/business-date';
import { wallClockAt, wallTimeAt } from '@/domain/wall-clock';
import { formatCalendarDate } from '@/text/format';

/** A moment of the gateway (milliseconds of the epoch) as the business's date and time, such as `23/11/2026 22:30`. */
export function formatMoment(moment: number): string {
  const { date, time } = wallClockAt(moment, businessZone());
  return `${formatCalendarDate(date)} ${time}`;
}

/** The same for a timestamp as the gateway writes it (ISO 8601). */
export const formatTimestamp = (iso: string): string => formatMoment(Date.parse(iso));

/** The same for a file, where it sorts as text: `2026-11-23 22:30`. */
export function sortableMoment(moment: number): string {
  const { date, time } = wallClockAt(moment, businessZone());
  return `${date} ${time}`;
}

/** The hour at which something was read, such as `14:03`: this computer noted it, and the gateway's clock says when that was. */
export const readClock = (readAt: number): string => momentClock(gatewayTimeAt(readAt));

/** The hour of a moment of the gateway, such as `14:03`. */
export const momentClock = (moment: number): string => wallTimeAt(moment, businessZone());

/** The business's date of a moment of the gateway, as `YYYY-MM-DD`. */
export const momentDate = (moment: number): string =>
  businessDateAt(new Date(moment), businessZone());
