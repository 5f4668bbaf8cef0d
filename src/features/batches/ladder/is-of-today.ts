import { gatewayNow, gatewayTimeAt } from '@/api/core/gateway-clock';
import { businessDateAt } from '@/domain/business-date';

/** Whether rows read at a moment of this computer (milliseconds of the epoch) still tell the days left: the service counted them on that day. */
export function isOfToday(readAt: number): boolean {
  return businessDateAt(new Date(gatewayTimeAt(readAt))) === businessDateAt(gatewayNow());
}
