import * as z from 'zod/mini';
import { likenesses } from './likeness';

/** What the gateway knows of a request's effect; it stands in `X-Outcome` of every answer. */
export const outcomes = ['applied', 'rejected', 'not-sent', 'unknown'] as const;
export type Outcome = (typeof outcomes)[number];

/** Why the gateway itself answered instead of passing on what the service said. */
export const problems = [
  'session-ended',
  /** Somebody else is signed in by now than the page that asks was made for. */
  'other-person',
  'cross-site',
  'wrong-host',
  'unknown-route',
  /** The integration is kept to other areas of this installation; `area` tells which one it would take. */
  'area-closed',
  'bad-query',
  'bad-body',
  'rate-paused',
  'queue-full',
  'upstream-unreachable',
  'upstream-timeout',
  'upstream-broke-off',
  'upstream-not-json',
  'upstream-too-large',
  'upstream-redirect',
  'gateway-failure',
  /** A write without a valid `Attempt-Id` or with an unreadable `Attempt-Context`. */
  'bad-attempt',
  /** The id was used before for something else. */
  'attempt-differs',
  /** It may be the same intention as an attempt that was applied, or may have been; `similar` tells which, and by what. */
  'attempt-similar',
  /** The attempt is another person's, integration's or key's, too old or used up; `refusal` tells which. */
  'attempt-refused',
  'unknown-attempt',
  /** The attempt could not be recorded, so nothing was sent. */
  'ledger-failure',
  /** Another page, or another computer, has saved the draft since; `newer` tells which version and when. */
  'draft-newer',
  'unknown-draft',
  'unknown-job',
  /** A bulk job does not allow it; `refusal` tells why. */
  'job-refused',
  /** A list, or a person, has as many saved views as there may be. */
  'views-full',
  /** An attempt has as many files beside it as there may be. */
  'files-full',
] as const;
export type Problem = (typeof problems)[number];

/** An earlier attempt that may be the same intention, and what both have in common. */
export const similarAttemptSchema = z.object({
  id: z.string(),
  at: z.string(),
  operator: z.string(),
  outcome: z.enum(outcomes),
  equal: z.array(z.enum(likenesses)),
});

/**
 * The body of an answer the gateway made itself. `requestId` is also in `X-Request-Id` and in the log;
 * `retryAfterSeconds` stands beside `rate-paused` and `queue-full`, `similar` beside `attempt-similar`, `refusal` beside
 * `attempt-refused` and `job-refused`, `newer` beside `draft-newer`, `area` beside `area-closed`.
 */
export const problemSchema = z.object({
  problem: z.enum(problems),
  requestId: z.string(),
  retryAfterSeconds: z.optional(z.number()),
  similar: z.optional(similarAttemptSchema),
  refusal: z.optional(z.string()),
  area: z.optional(z.string()),
  newer: z.optional(z.object({ version: z.number(), savedAt: z.string() })),
});
export type ProblemBody = z.infer<typeof problemSchema>;
