import * as z from 'zod/mini';
import { verdicts } from './attempt-words';
import { bulkLimits, rowOutcomes } from './bulk-words';
import { count } from './count';
import { spelledUuidSchema, uuidSchema } from './identifier';
import { outcomes, problems, similarAttemptSchema } from './outcome';
import { words } from './words';

/**
 * A job: one change of many records, kept as a plan before anything is sent (docs/decisions/0011-bulk-jobs.md). After a reload or a
 * crash the ledger tells what became of each row, by its id. A row it does not know was never sent, and no id is sent twice.
 */

/** What a job may do: one operation, many records. */
export const bulkKinds = ['products.update', 'payments.apply'] as const;
export type BulkKind = (typeof bulkKinds)[number];

/**
 * `planning`: its rows are still arriving and nothing is sent; then `running` and `paused` in turn, until `done`: no row waits any
 * more, or `cancelled`. A finished one runs again when rows were found not to have been applied.
 */
export const bulkJobStates = ['planning', 'running', 'paused', 'cancelled', 'done'] as const;
export type BulkJobState = (typeof bulkJobStates)[number];

/** Why a job stands still although it was not finished. */
export const bulkStops = [
  /** A person pressed pause. */
  'person',
  /** The service takes the integration's key no more (401). */
  'unauthorized',
  /** The integration may not do this (403). */
  'forbidden',
] as const;
export type BulkStop = (typeof bulkStops)[number];

/** Why a row that waited is left out: it has other values now, is not in the branch's list any more, or cannot be sent. */
export const rowSkips = ['changed', 'gone', 'not-sendable'] as const;
export type RowSkip = (typeof rowSkips)[number];

/** What a row plans. */
export const bulkRowSchema = z.strictObject({
  /** From 1: the row of the file, or the place in the list it was chosen from. */
  line: count(1),
  /** Of a payment, the first purchase it names. */
  recordId: spelledUuidSchema,
  /** What people know the record by, or of a payment its supplier; empty where the service did not tell. */
  code: words(255),
  name: words(255),
  /** What the change was made of, for screens and comparisons: a `ProductUpdate`, or a `PlannedPayment`. */
  input: z.record(z.string(), z.unknown()),
  /** What is sent, byte for byte: it follows from nothing but the plan. */
  bodyText: words(bulkLimits.bodyBytes),
  /** The ids it is sent under, the latest last; a new plan has one. */
  attempts: z.array(uuidSchema).check(z.minLength(1)),
});
export type BulkRow = z.infer<typeof bulkRowSchema>;

const countsSchema = z.record(z.enum(rowOutcomes), z.number());
export type BulkCounts = z.infer<typeof countsSchema>;

/** What the payments of each outcome come to, as exact decimal text; null where one of them says no amount. */
const sumsSchema = z.record(z.enum(rowOutcomes), z.nullable(z.string()));
export type BulkSums = z.infer<typeof sumsSchema>;

/** A job as it is told. Instants are ISO 8601 in UTC by the gateway's clock. */
export const bulkJobSchema = z.object({
  id: z.string(),
  kind: z.enum(bulkKinds),
  branchId: z.nullable(z.string()),
  branchName: z.string(),
  title: z.string(),
  /** Whoever confirmed it; nobody else goes on with it. */
  operator: z.string(),
  integration: z.object({ name: z.string(), label: z.string() }),
  business: z.string(),
  createdAt: z.string(),
  /** When it was last worked on. */
  activeAt: z.string(),
  state: z.enum(bulkJobStates),
  /** Why and by whom it was paused or cancelled; null while it is neither. */
  stopped: z.nullable(z.object({ cause: z.enum(bulkStops), operator: z.string(), at: z.string() })),
  total: z.number(),
  counts: countsSchema,
  /** Rows that are sent once it goes on: those that wait and, of a finished job, those found not to have been applied. */
  toSend: z.number(),
  /** Who carries it out, and until when unless it says that it goes on; null: nobody. */
  lease: z.nullable(z.object({ holder: z.string(), until: z.string() })),
  /** The asking session may go on with it: same person, same integration. */
  own: z.boolean(),
  /** The gateway's clock, for ages. */
  now: z.string(),
});
export type BulkJob = z.infer<typeof bulkJobSchema>;

/** The answer of `GET /gateway/jobs`, newest first. Its query: `kind`, `state` and `page` (20 on each). */
export const bulkJobListSchema = z.object({ rows: z.array(bulkJobSchema), total: z.number() });
export type BulkJobList = z.infer<typeof bulkJobListSchema>;

/** A row and what became of it. */
export const bulkRowStateSchema = z.extend(bulkRowSchema, {
  outcome: z.enum(rowOutcomes),
  skipped: z.nullable(z.enum(rowSkips)),
  /** How often its latest attempt was sent, whatever came of it. */
  sends: z.number(),
  /** Its latest attempt was settled: by a person in the journal, or by reading the branch again. */
  verdict: z.nullable(z.enum(verdicts)),
  /** What its last send met, where that was no success; `answerText` is the service's, JSON or null. */
  failure: z.nullable(
    z.object({
      outcome: z.enum(outcomes),
      status: z.nullable(z.number()),
      problem: z.nullable(z.enum(problems)),
      requestId: z.string(),
      at: z.string(),
      answerText: z.nullable(z.string()),
    }),
  ),
});
export type BulkRowState = z.infer<typeof bulkRowStateSchema>;

/**
 * The answer of `GET /gateway/jobs/{id}/rows`, by line. Its query: `outcome`; `page` and `perPage` (to 500); or `after`, a line,
 * for whoever reads all of them. `total` counts what the outcome leaves, or with `after` the rows that came.
 */
export const bulkRowPageSchema = z.object({
  rows: z.array(bulkRowStateSchema),
  total: z.number(),
  /** The job at the same instant, so that its numbers are those of its rows; null with `after`. */
  job: z.nullable(bulkJobSchema),
  /** Of all its rows, whichever came; null with `after`, and of a job of no payments. */
  sums: z.nullable(sumsSchema),
});
export type BulkRowPage = z.infer<typeof bulkRowPageSchema>;

/** The answer of `POST /gateway/jobs/alike`: every attempt that a row may be the same as, newest first. */
export const alikeSchema = z.object({
  alike: z.array(z.object({ line: z.number(), similar: similarAttemptSchema })),
});
export type AlikeRow = z.infer<typeof alikeSchema>['alike'][number];

/** Why the gateway does not do what is asked of a job, beside the problem `job-refused`. */
export const jobRefusals = [
  /** It is not running, so nothing of it is sent; or it does not allow that move. */
  'job-state',
  /** A write that is not in its plan: another id, another record, other bytes. */
  'not-planned',
  'not-own',
  /** Another tab carries it out. */
  'lease-held',
  /** The row's latest attempt is not settled as not applied, or it is a payment, which has one id for ever. */
  'row-state',
  /** The id is taken by a job, a part holds a row otherwise than before, or a purchase is paid twice. */
  'plan-differs',
] as const;
export type JobRefusal = (typeof jobRefusals)[number];
