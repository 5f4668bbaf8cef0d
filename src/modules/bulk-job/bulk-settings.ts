/** How a bulk job is carried out; the gateway's own limits stand above all of it. */
export interface BulkSettings {
  /** Rows on their way at once: fewer than a business may have, so that people find room. */
  concurrency: number;
  /** After a pause one row goes ahead alone; so many without trouble let one more go beside. */
  rampAfter: number;
  /** Shorter than the gateway's lease (`JOB_LEASE`). */
  leaseBeatMs: number;
  /** Milliseconds to wait when the gateway or the service cannot be reached, growing. */
  networkPausesMs: readonly [number, ...number[]];
  /** How often a row is tried that fails in a way that is neither an answer nor a lost connection. */
  triesPerRow: number;
  /** How long a send of unknown outcome may still have an effect; only then does an unchanged record prove anything. */
  settleAfterMs: number;
  /** A job that nobody has worked on for longer waits for a person instead of going on by itself. */
  goesOnWithinMs: number;
  /** Rows read or amended in one request. */
  rowsAtOnce: number;
}

export const bulkSettings: BulkSettings = {
  concurrency: 3,
  rampAfter: 10,
  leaseBeatMs: 10_000,
  networkPausesMs: [2_000, 5_000, 10_000, 30_000, 60_000],
  triesPerRow: 6,
  settleAfterMs: 120_000,
  goesOnWithinMs: 30 * 60_000,
  rowsAtOnce: 200,
};
