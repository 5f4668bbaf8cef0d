import * as z from 'zod/mini';
import { branchNameLimit } from './attempt-words';
import { count } from './count';
import { uuidSchema } from './identifier';
import { words } from './words';
import { plans, writes, type DraftForm } from './writes';

/**
 * What somebody has typed into a form and not sent: kept by the gateway for the person who typed it, in the business they
 * typed it for. The browser mints the id; nothing of a draft is in the browser's own storage.
 */

/** The forms that have drafts. Whatever no write and no plan names is refused: data of employees is never kept. */
export const draftForms: readonly DraftForm[] = [
  ...Object.values(writes).flatMap(({ drafts }) => drafts),
  ...plans,
];
export type { DraftForm, PlanForm } from './writes';

/** What a draft is known by in a list. */
export const draftLabel = {
  form: z.enum(draftForms),
  /** Which shape of the form its values have; a form raises it when what is typed there changes. */
  schema: count(1),
  /** What people know it by, such as the code and the name; empty before there is any. */
  title: words(200),
  branchId: z.nullable(uuidSchema),
  branchName: z.nullable(words(branchNameLimit)),
  /** The record it changes; null where something new is made. Pages of an earlier version do not name it. */
  subjectId: z._default(z.nullable(uuidSchema), null),
};

/** The record as it was read when what is typed about it began: what is there by now is held against it. */
export const draftOrigin = z._default(z.nullable(z.record(z.string(), z.unknown())), null);

/** What a save came to. `savedAt` is ISO 8601 in UTC by the gateway's clock. */
export const draftVersionSchema = z.object({ version: z.number(), savedAt: z.string() });
export type DraftVersion = z.infer<typeof draftVersionSchema>;

/** A draft as the list tells it. */
export const draftSummarySchema = z.object({
  ...draftLabel,
  id: z.string(),
  version: z.number(),
  createdAt: z.string(),
  savedAt: z.string(),
  /** Of its values as JSON in UTF-8. */
  bytes: z.number(),
  /**
   * The attempt that was made from it. `unknown`: nobody knows yet what became of it, and until then the draft stands for it;
   * `applied`: it stored an earlier version.
   */
  sent: z.nullable(
    z.object({ attempt: z.string(), at: z.string(), outcome: z.enum(['unknown', 'applied']) }),
  ),
});
export type DraftSummary = z.infer<typeof draftSummarySchema>;

/** The answer of `GET /gateway/drafts/{id}`. */
export const draftSchema = z.extend(draftSummarySchema, {
  values: z.record(z.string(), z.unknown()),
  origin: draftOrigin,
});
export type Draft = z.infer<typeof draftSchema>;

/**
 * The answer of `GET /gateway/drafts`: the newest of whoever asks, in their business. Its query: `form`, `subject`, `holding` (a code
 * that stands in it). `total` counts those that are left out, too; `now` is the gateway's clock, for ages.
 */
export const draftListSchema = z.object({
  rows: z.array(draftSummarySchema),
  total: z.number(),
  now: z.string(),
});
export type DraftList = z.infer<typeof draftListSchema>;
