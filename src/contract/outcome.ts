import * as z from 'zod/mini';

/** What the gateway knows of a request's effect; it stands in `X-Outcome` of every answer. */
export const outcomes = ['applied', 'rejected', 'not-sent', 'unknown'] as const;
export type Outcome = (typeof outcomes)[number];

/** Why the gateway itself answered instead of passing on what the service said. */
export const problems = [
  'session-ended',
  'cross-site',
  'wrong-host',
  'unknown-route',
  'bad-query',
  'bad-body',
  'writes-refused',
  'rate-paused',
  'queue-full',
  'upstream-unreachable',
  'upstream-timeout',
  'upstream-broke-off',
  'upstream-not-json',
  'upstream-too-large',
  'upstream-redirect',
  'gateway-failure',
] as const;
export type Problem = (typeof problems)[number];

/**
 * The body of an answer the gateway made itself. `requestId` is also in `X-Request-Id` and in the log;
 * `retryAfterSeconds` stands beside `rate-paused` and `queue-full`.
 */
export const problemSchema = z.object({
  problem: z.enum(problems),
  requestId: z.string(),
  retryAfterSeconds: z.optional(z.number()),
});
export type ProblemBody = z.infer<typeof problemSchema>;
