import * as z from 'zod/mini';
import { confirmedSchema } from './attempt';
import { verdicts } from './attempt-words';
import { spelledUuidSchema } from './identifier';
import { words } from './words';
import type { WriteOperation } from './writes';

/** What is asked of an attempt later. The gateway alone checks it: the app needs its types, and loads none of it. */

/** The body of `POST /gateway/attempts/{id}/resend`: how many sends the person saw, so that asking twice sends once. */
export const resendSchema = z.strictObject({
  after: z.int().check(z.nonnegative()),
  /** As in the context: the like may have been stored by another attempt since the last send of this one. */
  confirms: z.optional(confirmedSchema),
  /** Why it is meant beside them, where that has to be said. */
  reason: z.optional(words(500)),
});
export type Resend = z.infer<typeof resendSchema>;

/** The body of `POST /gateway/attempts/{id}/settle`. */
export const settleSchema = z.strictObject({
  verdict: z.enum(verdicts),
  note: words(500).check(z.minLength(1)),
  /** Of a purchase that exists: the service's id of it, by a status check; it is paid by that. */
  recordId: z.optional(spelledUuidSchema),
});
export type Settlement = z.infer<typeof settleSchema>;

/** The body of `POST /gateway/attempts/{id}/record`: the id of a purchase that was found to exist before anybody knew it. */
export const nameRecordSchema = z.strictObject({ recordId: spelledUuidSchema });

/** Only a purchase is found again by an id: no other record's state can be asked for. */
export const findsRecord = (operation: WriteOperation): boolean => operation === 'expenses.create';
