import { createListeners } from '@/domain/store';

/**
 * The gateway's clock, as it was told last. That of the computer somebody works at may be hours off, and would give
 * another "today" than the service has; only differences of its time count.
 */

/** How far the gateway's clock is ahead of this computer's, in milliseconds; negative when it is behind. */
let aheadMs = 0;

const listeners = createListeners();

/** Goes by the gateway's time from now on. @param told what its clock showed in an answer that just came, ISO 8601 */
export function noteGatewayTime(told: string): void {
  aheadMs = Date.parse(told) - Date.now();
  listeners.tell();
}

/** What the gateway's clock shows at a moment of this computer's, both in milliseconds of the epoch. */
export const gatewayTimeAt = (moment: number): number => moment + aheadMs;

/** The moment of this computer, in milliseconds of the epoch, at which the gateway's clock showed an instant. */
export const momentOf = (told: string): number => Date.parse(told) - aheadMs;

export const gatewayNow = (): Date => new Date(gatewayTimeAt(Date.now()));

/** Calls back whenever the gateway told its time. Returns how to stop. */
export const onGatewayTime = listeners.subscribe;
