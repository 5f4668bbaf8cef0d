import * as z from 'zod/mini';
import { journalStates, writeAreas } from '@/contract/attempt-words';
import { writeOperations } from '@/contract/writes';
import { isBusinessDate } from '@/domain/business-date';
import { choiceParam, idParam, pageParams } from '../core/params';
import { attemptLimits } from './names';

export type { Attempt, AttemptDetail, AttemptPage, AttemptPerson } from '@/contract/attempt';
export type { Settlement } from '@/contract/attempt-requests';

const shortText = (longest: number) => z.string().check(z.maxLength(longest));
const dateParam = z.string().check(z.refine(isBusinessDate, { error: 'out-of-range' }));

/** What the journal may be asked for; several conditions all have to be met. */
export const attemptListParams = z.object({
  state: z.optional(choiceParam(journalStates)),
  /** Only those whose outcome is unknown and that nobody has settled. */
  unresolved: z.optional(z.literal(true)),
  operation: z.optional(choiceParam(writeOperations)),
  area: z.optional(choiceParam(writeAreas)),
  /** Id of a person of the journal: a name has no place in an address. */
  person: z.optional(shortText(40)),
  branch: z.optional(idParam),
  /** The bulk job they are rows of. */
  job: z.optional(idParam),
  /** Decimal text. */
  amount: z.optional(shortText(20)),
  /** Business dates, both included. */
  from: z.optional(dateParam),
  to: z.optional(dateParam),
  /** Words of the code, name, amount, branch, reason or notes, all of them; or one identifier. */
  q: z.optional(shortText(200)),
  ...pageParams(attemptLimits.perPage),
});
export type AttemptListParams = z.infer<typeof attemptListParams>;

export const attemptId = z.object({ id: idParam });
