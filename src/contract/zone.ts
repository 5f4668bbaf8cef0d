/** Where a business is that nobody said it of; it has no daylight saving time. */
export const usualZone = 'America/El_Salvador';

/** Whether this program can tell the time there. */
export function isZone(name: string): boolean {
  // No formatter is made for the zone nearly everybody is in.
  if (name === usualZone) return true;
  try {
    return new Date(0).toLocaleString('en', { timeZone: name }) !== '';
  } catch {
    return false;
  }
}

/** The settings of the profile that say where a business is. */
type Zoned = { zoneFrom: 'labor-rules' | 'setting'; zone: string };

/**
 * The zone whose midnight begins the business's day. What cannot be used is passed over, so that no date is ever lost to it.
 * @param told what the labor rules in force call it; null where nobody read that yet
 */
export function zoneOf({ zoneFrom, zone }: Zoned, told: string | null): string {
  if (zoneFrom === 'labor-rules' && told !== null && isZone(told)) return told;
  return isZone(zone) ? zone : usualZone;
}
