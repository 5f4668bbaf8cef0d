import * as z from 'zod/mini';
import {
  attemptPageSchema,
  attemptStates,
  writeOperations,
  type AttemptPage,
} from '@/contract/attempt';
import { choiceParam, idParam, intParam } from '../core/params';
import { readShape } from '../core/shape';

export { verdicts } from '@/contract/attempt';
export type {
  Attempt,
  AttemptDetail,
  AttemptFacts,
  AttemptPage,
  AttemptState,
  ResendRefusal,
  Settlement,
  Verdict,
  WriteOperation,
} from '@/contract/attempt';

export const attemptLimits = { perPage: { minimum: 1, maximum: 200, default: 50 } } as const;

/** What the journal may be asked for. */
export const attemptListParams = z.object({
  operation: z.optional(choiceParam(writeOperations)),
  state: z.optional(choiceParam(attemptStates)),
  /** Only those whose outcome is unknown and that nobody has settled. */
  unresolved: z.optional(z.literal(true)),
  page: intParam(1),
  perPage: intParam(attemptLimits.perPage.minimum, attemptLimits.perPage.maximum),
});
export type AttemptListParams = z.infer<typeof attemptListParams>;

export const attemptId = z.object({ id: idParam });

/** Reads a page of the journal; its shape is our own contract, so nothing in it is optional. */
export function readAttemptPage(body: unknown): AttemptPage {
  return readShape(attemptPageSchema, body);
}

/** How many attempts have no known end. */
export interface OpenAttempts {
  /** Outcome unknown and settled by nobody. */
  unresolved: number;
  /** Their answer is awaited, in this tab or another. */
  sending: number;
}
