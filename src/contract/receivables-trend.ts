import * as z from 'zod/mini';

const amount = z.nullable(z.string());
const count = z.nullable(z.number());

/** What a branch was owed when somebody looked. Null is what the service did not tell, never 0. */
const snapshotSchema = z.object({
  /** The business date, `YYYY-MM-DD`: of several readings of a day the last one counts. */
  day: z.string(),
  /** When it was read, ISO 8601 in UTC. */
  at: z.string(),
  /** Exact decimal texts, in dollars. */
  total: amount,
  current: amount,
  overdue: amount,
  currentCount: count,
  overdueCount: count,
});
export type ReceivablesSnapshot = z.infer<typeof snapshotSchema>;

/**
 * The answer of `GET /gateway/receivables/{branch}`: what this installation saw, oldest first. It is no history of the service's:
 * a day on which nobody looked is not there. Only a session that has read the branch itself is told (`area-closed` otherwise).
 */
export const receivablesTrendSchema = z.object({ snapshots: z.array(snapshotSchema) });

/** How many days back the answer goes; the day of the reading is the last one. */
export const trendDays = 92;
