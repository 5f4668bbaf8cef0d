import * as z from 'zod/mini';
import { uuidSchema } from './identifier';

/**
 * The address book: names for records the service has no list of, shared by everybody of a business. It learns them from
 * writes that were applied and from what the service answers; people name pasted ids and bring lists along. It is never the
 * service's own list, and knows no employees.
 */

export const directoryKinds = [
  'provider',
  'branch',
  'price-list',
  'schedule',
  'purchase',
  'sale',
] as const;
export type DirectoryKind = (typeof directoryKinds)[number];

/** Named in a write, read in an answer of the service, created through this gateway; the surest knowledge last. */
export const learnedSources = ['seen', 'told', 'created'] as const;
export type LearnedSource = (typeof learnedSources)[number];

/** Named by a person, or read from a file. */
export const givenSources = ['named', 'imported'] as const;
export type GivenSource = (typeof givenSources)[number];

export const directorySources = [...learnedSources, ...givenSources] as const;
export type DirectorySource = (typeof directorySources)[number];

/** The longest texts a person may give; whatever is longer was never a name or a number. */
export const directoryLimits = { name: 255, number: 40, email: 254, perRequest: 500 } as const;

const text = z.nullable(z.string());

/** What the address book holds. What it learned is as long as it was sent. */
export const directoryEntrySchema = z.object({
  /** Lower case. */
  id: uuidSchema,
  /** What people call it, or else what it was called in what passed through here; null when nobody has named it yet. */
  name: text,
  legalName: text,
  /** NIT or DUI, and NRC, as they were typed. */
  taxNumber: text,
  registerNumber: text,
  email: text,
  /** By what it is known on paper: a generation code, the code of a schedule. */
  code: text,
  /** A business date, `YYYY-MM-DD`. */
  date: text,
  /** Exact decimal text, in dollars. */
  amount: text,
  providerId: text,
  branchId: text,
  source: z.enum(directorySources),
  /** What it was called in what passed through here; a name that people give it stands before this one. */
  learnedName: text,
  /** It passed through here: what people gave it may be taken back, and it stays. */
  learned: z.boolean(),
  operator: z.string(),
  /** ISO 8601 in UTC: when it was last named. */
  at: z.string(),
  /** When whoever asks last read this one of the service, in UTC; null for what others read, and for what is long ago. */
  openedAt: text,
  /** People noted of a provider that it is an excluded subject, who cannot issue documents. */
  isExcluded: z.boolean(),
});
export type DirectoryEntry = z.infer<typeof directoryEntrySchema>;

/** The answer of `GET /gateway/directory/{kind}`, by name; `PUT` and `DELETE` answer the same. */
export const directorySchema = z.object({ entries: z.array(directoryEntrySchema) });
