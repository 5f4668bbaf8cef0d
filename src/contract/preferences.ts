import * as z from 'zod/mini';

/**
 * How a person works here, kept by the gateway for them in their business: the views of lists that they saved, and the branch they
 * chose last. A page comes with it, for it decides what a screen reads first.
 */

/** Longest name; how many views a list may have, and all lists of a person. */
export const viewLimits = { name: 60, views: 50, ofPerson: 200 } as const;

/** What an address says after its question mark: filters, order, columns, row height. Never data of people. */
export type ViewSearch = Readonly<Record<string, string | number | boolean>>;

/** A way of looking at a list, under a name. It is checked like any link when it is opened. */
const savedViewSchema = z.object({
  id: z.string(),
  /** What the list is called. */
  list: z.string(),
  name: z.string(),
  search: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** The one that the list opens with when its address says nothing. */
  isDefault: z.boolean(),
});
export type SavedView = z.infer<typeof savedViewSchema>;

/** The answer of `GET /gateway/preferences`, and of every change of them. */
export const preferencesSchema = z.object({
  /** The branch chosen last; null before any was. */
  branch: z.nullable(z.string()),
  views: z.array(savedViewSchema),
});
export type Preferences = z.infer<typeof preferencesSchema>;
