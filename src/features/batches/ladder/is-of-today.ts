import { gatewayNow, gatewayTimeAt } from '@/api/core/gateway-clock';
import { momentDate } from '@/modules/business-day/moments';

/** Whether rows read at a moment of this computer (milliseconds of the epoch) still tell the days left: the service counted them on that day. */
export function isOfToday(readAt: number): boolean {
  return momentDate(gatewayTimeAt(readAt)) === momentDate(gatewayNow().getTime());
}
