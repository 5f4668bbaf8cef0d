import * as z from 'zod/mini';
import { count } from './count';
import { draftLabel, draftOrigin } from './draft';
import { uuidSchema } from './identifier';
import { words } from './words';

/** How a draft is saved. The gateway alone checks it: the app needs its types, and loads none of it. */

const ofSave = {
  /** One opened page; it never changes and is never used again. */
  tab: uuidSchema,
  /** Counts the saves of that page. */
  revision: count(1),
  /** Whose draft it is: a session of somebody else must not take it over. */
  operator: words(80),
  business: words(200),
};

/**
 * The body of `PUT /gateway/drafts/{id}`. It may be sent again: a tab's later save never gives way to an earlier one of the
 * same tab, and the same one twice is kept once.
 */
export const saveDraftSchema = z.strictObject({
  ...draftLabel,
  /** The version it goes on from; 0: it is a new draft. */
  base: count(0),
  ...ofSave,
  values: z.record(z.string(), z.unknown()),
  origin: draftOrigin,
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
  ...draftLabel,
  ...ofSave,
  /** The revision of this page's save that it goes on from. */
  onto: count(1),
  /** By name of the value. */
  changes: z.record(z.string(), valueChangeSchema),
});
export type ChangeDraft = z.infer<typeof changeDraftSchema>;
