/** Lets a screen stand before what it shows has been read: it has its filters at once, and tells a failure itself. */
export function readAhead(reading: Promise<unknown>): void {
  reading.catch(() => undefined);
}
