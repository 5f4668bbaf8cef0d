import { gatewayTimeAt } from '@/api/core/gateway-clock';
import type { SeenProduct } from '@/api/products/reread';
import { formatMoment, momentDate, readClock } from '@/modules/business-day/moments';
import { formatCalendarDate } from '@/text/format';
import { m } from '@/text/generated/messages';

/** When something was read, for a heading: `14:03`, with its date unless it was today. A draft may be about last week. */
export function readMoment(readAt: number): string {
  return isToday(readAt) ? readClock(readAt) : formatMoment(gatewayTimeAt(readAt));
}

/** The same within a sentence: `a las 14:03`, `el 23/11/2026 a las 14:03`. */
export function readWhen(readAt: number): string {
  const time = readClock(readAt);
  return isToday(readAt)
    ? m.product_edit_at({ time })
    : m.product_edit_on({ date: formatCalendarDate(dateOf(readAt)), time });
}

const dateOf = (moment: number) => momentDate(gatewayTimeAt(moment));
const isToday = (moment: number) => dateOf(moment) === dateOf(Date.now());

/** What a draft about a product is known by: its SKU and its name, as a draft of a new one is. */
export function titleOfProduct({ product: { sku, name } }: SeenProduct): string {
  return [sku, name].filter((text) => text !== null && text.trim() !== '').join(' · ');
}
