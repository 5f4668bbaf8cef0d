import * as z from 'zod/mini';
import { uuidSchema } from './identifier';
import { branchNameLimit } from './attempt-words';
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

const count = (least: number) => z.int().check(z.gte(least));

/** What a draft is known by in a list. */
const label = {
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

const ofSave = {
  /** One opened page; it never changes and is never used again. */
  tab: uuidSchema,
  /** Counts the saves of that page. */
  revision: count(1),
  /** Whose draft it is: a session of somebody else must not take it over. */
  operator: words(80),
  business: words(200),
};

/** The record as it was read when what is typed about it began: what is there by now is held against it. */
const origin = z._default(z.nullable(z.record(z.string(), z.unknown())), null);

/**
 * The body of `PUT /gateway/drafts/{id}`. It may be sent again: a tab's later save never gives way to an earlier one of the
 * same tab, and the same one twice is kept once.
 */
export const saveDraftSchema = z.strictObject({
  ...label,
  /** The version it goes on from; 0: it is a new draft. */
  base: count(0),
  ...ofSave,
  values: z.record(z.string(), z.unknown()),
  origin,
});
export type SaveDraft = z.infer<typeof saveDraftSchema>;

/** A value that takes the place of the one before it, or what changed in a text. */
const valueChangeSchema = z.union([
  z.strictObject({ value: z.unknown() }),
  z.strictObject({ at: count(0), removed: count(0), inserted: z.string() }),
]);
export type ValueChange = z.infer<typeof valueChangeSchema>;

/**
 * The body of `PATCH /gateway/drafts/{id}`: a save of what changed since an earlier one of the same page; all other values and the
 * origin stay. `draft-newer` where another save is what is kept: then the whole draft is saved.
 */
export const changeDraftSchema = z.strictObject({
  ...label,
  ...ofSave,
  /** The revision of this page's save that it goes on from. */
  onto: count(1),
  /** By name of the value. */
  changes: z.record(z.string(), valueChangeSchema),
});
export type ChangeDraft = z.infer<typeof changeDraftSchema>;

/** What a save came to. `savedAt` is ISO 8601 in UTC by the gateway's clock. */
export const draftVersionSchema = z.object({ version: z.number(), savedAt: z.string() });
export type DraftVersion = z.infer<typeof draftVersionSchema>;

/** A draft as the list tells it. */
export const draftSummarySchema = z.object({
  ...label,
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
  origin,
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
