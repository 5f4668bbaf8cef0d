import type { Profile } from '@/contract/profile';
import { usualZone, zoneOf } from '@/contract/zone';
import { createListeners } from '@/domain/store';

/**
 * The gateway's clock and the business's time zone, as they were told last. The clock of the computer somebody works at may be
 * hours off or set to another place, and would give another "today" than the service has; only differences of its time count.
 */

/** How far the gateway's clock is ahead of this computer's, in milliseconds; negative when it is behind. */
let aheadMs = 0;

let told: string | null = null;
let zone = usualZone;

const listeners = createListeners();

/** Goes by the gateway's time from now on. @param iso what its clock showed in an answer that just came, ISO 8601 */
export function noteGatewayTime(iso: string): void {
  aheadMs = Date.parse(iso) - Date.now();
  listeners.tell();
}

/** What the gateway's clock shows at a moment of this computer's, both in milliseconds of the epoch. */
export const gatewayTimeAt = (moment: number): number => moment + aheadMs;

/** The moment of this computer, in milliseconds of the epoch, at which the gateway's clock showed an instant. */
export const momentOf = (iso: string): number => Date.parse(iso) - aheadMs;

/** Goes by the business's zone from now on. @param name what the labor rules in force call it; null: nobody read that */
export function noteLaborZone(name: string | null, profile: Profile): void {
  told = name;
  zone = zoneOf(profile, name);
  listeners.tell();
}

/** What the labor rules call the zone, be it one or not. */
export const laborZone = (): string | null => told;

/** The zone that dates and hours on the screen are of. */
export const businessZone = (): string => zone;

export const gatewayNow = (): Date => new Date(gatewayTimeAt(Date.now()));

/** Calls back whenever the gateway told its time, or another zone came to be known. Returns how to stop. */
export const onGatewayTime = listeners.subscribe;
