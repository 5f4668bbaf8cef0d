import * as z from 'zod/mini';
import { spelledUuidSchema, uuidSchema } from './identifier';
import { branchNameLimit, verdicts } from './attempt-words';
import { bulkLimits, rowOutcomes } from './bulk-words';
import { outcomes, problems, similarAttemptSchema } from './outcome';
import { words } from './words';

/**
 * One change of many records as a plan that is kept before anything is sent (docs/decisions/0011-bulk-jobs.md). Whoever goes on with
 * it, after a reload or a crash, asks the ledger what became of each row's id: one that is not there was never sent, and the same
 * id never sends twice.
 */

const count = (least: number) => z.int().check(z.gte(least));

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

/** The body of `POST /gateway/jobs`. The id is minted by the browser: the same one again is the same job. */
export const newBulkJobSchema = z
  .strictObject({
    id: uuidSchema,
    kind: z.enum(bulkKinds),
    /** Null of payments, which belong to the business. */
    branchId: z.nullable(spelledUuidSchema),
    branchName: words(branchNameLimit),
    /** What people call it, such as `Precios +5 %` or a file's name. */
    title: words(200).check(z.minLength(1)),
    total: count(1).check(z.lte(bulkLimits.rows)),
  })
  .check(z.refine(({ kind, branchId }) => (kind === 'payments.apply') === (branchId === null)));
export type NewBulkJob = z.infer<typeof newBulkJobSchema>;

/**
 * The body of `POST /gateway/jobs/{id}/rows`: part of the plan. A part may come again. With the last row the plan is complete,
 * and the job runs.
 */
export const bulkPartSchema = z.strictObject({
  rows: z.array(bulkRowSchema).check(z.minLength(1), z.maxLength(bulkLimits.rowsInPart)),
});
export type BulkPart = z.infer<typeof bulkPartSchema>;

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

/** The body of `POST /gateway/jobs/{id}/lease`; `release` gives it back. The answer is the job, whose lease tells who has it. */
export const leaseSchema = z.strictObject({
  holder: uuidSchema,
  release: z.optional(z.literal(true)),
});

/** The body of `POST /gateway/jobs/{id}/pause`. `cancel` and `resume` take `{}`, and all answer with the job. */
export const pauseSchema = z.strictObject({ cause: z.enum(bulkStops) });

/** The body of `POST /gateway/jobs/{id}/finish`: refused while a row waits or is on its way. */
export const finishSchema = z.strictObject({ holder: uuidSchema });

/**
 * The body of `POST /gateway/jobs/{id}/amend`, from whoever holds the lease: a row is left out, or gets a further id because its
 * latest attempt was settled as not applied; a payment never does. All of it is taken or, for a row where that is not so, none.
 */
export const amendSchema = z.strictObject({
  holder: uuidSchema,
  rows: z
    .array(
      z.strictObject({
        line: count(1),
        skip: z.optional(z.enum(rowSkips)),
        attempt: z.optional(uuidSchema),
      }),
    )
    .check(z.minLength(1), z.maxLength(bulkLimits.rowsInPart)),
});
export type Amendment = z.infer<typeof amendSchema>['rows'][number];

/**
 * The body of `POST /gateway/jobs/alike`: payments of a plan that nobody keeps yet, under the ids they would have. A row that is sent
 * later has nobody to ask, so it is asked about now.
 */
export const plannedPaymentsSchema = z.strictObject({
  job: uuidSchema,
  rows: z.array(bulkRowSchema).check(z.minLength(1), z.maxLength(bulkLimits.rowsInPart)),
});
export type PlannedPayments = z.infer<typeof plannedPaymentsSchema>;

/** Its answer: every attempt that a row may be the same as, newest first. */
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
