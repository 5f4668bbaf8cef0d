/** Lets a screen stand before what it shows has been read: it has its filters or its form at once, and tells a failure itself. */
export function readAhead(reading: Promise<unknown>): void {
  reading.catch(() => undefined);
}
