import * as z from 'zod/mini';
import { directoryLimits, givenSources } from './directory';
import { uuidSchema } from './identifier';
import { words } from './words';

/** What people give the address book. The gateway alone checks it: the app needs its types, and loads none of it. */

const upTo = (longest: number) => z.nullable(words(longest));

/** What is left out stays as people gave it before; null takes it back; an empty text says there is none. */
const given = z.strictObject({
  id: uuidSchema,
  name: upTo(directoryLimits.name),
  legalName: z.optional(upTo(directoryLimits.name)),
  taxNumber: z.optional(upTo(directoryLimits.number)),
  registerNumber: z.optional(upTo(directoryLimits.number)),
  email: z.optional(upTo(directoryLimits.email)),
  isExcluded: z.optional(z.boolean()),
});
export type GivenEntry = z.infer<typeof given>;

/**
 * The body of `PUT /gateway/directory/{kind}`: names from now on, the last one counts. `DELETE /gateway/directory/{kind}/{id}`
 * takes back what people gave; what was learned stays.
 */
export const directoryChangeSchema = z.strictObject({
  source: z.enum(givenSources),
  entries: z.array(given).check(z.minLength(1), z.maxLength(directoryLimits.perRequest)),
});
export type DirectoryChange = z.infer<typeof directoryChangeSchema>;
