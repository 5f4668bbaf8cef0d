import * as z from 'zod/mini';

/**
 * The directory: names for records the service has no list of, shared by everybody of a business. It learns them from writes
 * that were applied; people name pasted ids and bring lists along. It is never the service's own list.
 */

export const directoryKinds = ['provider'] as const;
export type DirectoryKind = (typeof directoryKinds)[number];

/** Created through this gateway, named in a write, named by a person, or read from a file. */
export const directorySources = ['created', 'seen', 'named', 'imported'] as const;
export type DirectorySource = (typeof directorySources)[number];

/** The longest texts a person may give; whatever is longer was never a name or a number. */
export const directoryLimits = { name: 255, number: 40, email: 254, perRequest: 500 } as const;

const uuid = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));
const text = z.nullable(z.string());
const upTo = (longest: number) => z.nullable(z.string().check(z.maxLength(longest)));

/** What the directory holds. What it learned from a write is as long as it was sent. */
export const directoryEntrySchema = z.object({
  /** Lower case. */
  id: uuid,
  /** The name it trades under, or else its legal one; null when nobody has named it yet. */
  name: text,
  legalName: text,
  /** NIT or DUI, and NRC, as they were typed. */
  taxNumber: text,
  registerNumber: text,
  email: text,
  branchId: z.nullable(z.string()),
  source: z.enum(directorySources),
  operator: z.string(),
  /** ISO 8601 in UTC: when it was last named. */
  at: z.string(),
});
export type DirectoryEntry = z.infer<typeof directoryEntrySchema>;

/** The answer of `GET /gateway/directory/{kind}`, by name; `PUT` answers the same. */
export const directorySchema = z.object({ entries: z.array(directoryEntrySchema) });

const given = z.strictObject({
  id: uuid,
  name: upTo(directoryLimits.name),
  legalName: upTo(directoryLimits.name),
  taxNumber: upTo(directoryLimits.number),
  registerNumber: upTo(directoryLimits.number),
  email: upTo(directoryLimits.email),
});
export type GivenEntry = z.infer<typeof given>;

/** The body of `PUT /gateway/directory/{kind}`: names from now on, the last one counts. */
export const directoryChangeSchema = z.strictObject({
  source: z.enum(['named', 'imported']),
  entries: z.array(given).check(z.minLength(1), z.maxLength(directoryLimits.perRequest)),
});
export type DirectoryChange = z.infer<typeof directoryChangeSchema>;
