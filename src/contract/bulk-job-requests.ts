import * as z from 'zod/mini';
import { branchNameLimit } from './attempt-words';
import { bulkKinds, bulkRowSchema, bulkStops, rowSkips } from './bulk-job';
import { bulkLimits } from './bulk-words';
import { count } from './count';
import { spelledUuidSchema, uuidSchema } from './identifier';
import { words } from './words';

/** What is asked of bulk jobs. The gateway alone checks it: the app needs its types, and loads none of it. */

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
