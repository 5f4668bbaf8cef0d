import { attemptOwnerSchema, type Attempt, type AttemptOwner } from '@/contract/attempt';
import { attemptHeaders } from '@/contract/attempt-words';
import type { Problem } from '@/contract/outcome';
import type { PreparedAttempt } from './attempt';
import { fromBase64Url } from './base64-url';
import { factsOf, failureOf, toldOutcome, type Answer } from './classify';
import type { ApiError, SimilarAttempt } from './errors';
import { UnreadableShape } from './shape';

/** What a person found out about an attempt whose outcome was unknown. */
export type Settled = NonNullable<Attempt['settled']>;

export interface AppliedResult<T> {
  kind: 'applied';
  attemptId: string;
  /** The stored record as the service told it; null when it was applied but what came back could not be read. */
  value: T | null;
  requestId: string | null;
  /** Who wrote it, for which business, by the gateway's record. */
  owner: AttemptOwner;
  /** When the answer came by the gateway's clock, ISO 8601 in UTC. */
  at: string;
  /** The answer is the recorded one of an earlier send; nothing was sent now. */
  recordedEarlier: boolean;
  /** The service answered from its own memory: it had been applied before, once. */
  replayed: boolean;
}

/** The service looked at it and said no: nothing was applied. */
export interface RefusedResult {
  kind: 'refused';
  attemptId: string;
  error: ApiError;
  /** The same attempt may be sent again once the cause is gone: the key or a permission. */
  resumable: boolean;
}

/** It did not reach the service. */
export interface NotSentResult {
  kind: 'not-sent';
  attemptId: string;
  error: ApiError;
  /** Whether the same attempt may be sent again; otherwise a new one has to be made. */
  resumable: boolean;
}

/** The service or the gateway asked to wait: nothing was applied, the same attempt goes on when a person says so. */
export interface PausedResult {
  kind: 'paused';
  attemptId: string;
  error: Extract<ApiError, { kind: 'rate-limited' }>;
  resumable: boolean;
}

/** Equal content was applied, or may have been, within a day: a person has to say that they mean another one. */
export interface SimilarResult {
  kind: 'similar';
  attemptId: string;
  error: ApiError;
  similar: SimilarAttempt;
}

/** It may or may not have been applied. */
export interface UnknownResult {
  kind: 'unknown';
  attemptId: string;
  error: ApiError;
  /** When it was last sent by the gateway's clock, as in the journal; null while the gateway has not told. */
  sentAt: string | null;
  /** What a person found out meanwhile; null while nobody has. */
  settled: Settled | null;
}

/** What is known of a send whose outcome is not. */
export type KnownSend = Pick<UnknownResult, 'error' | 'sentAt'>;

export type AttemptResult<T> =
  AppliedResult<T> | RefusedResult | NotSentResult | PausedResult | SimilarResult | UnknownResult;

export function resultOf<T>(
  attempt: PreparedAttempt,
  answer: Answer,
  read: (body: unknown) => T,
): AttemptResult<T> {
  const failure = failureOf(answer);
  if (failure !== null) return failedResult(attempt, failure);
  // Success needs the gateway's word as well: a page of somebody else's proxy comes with 200 too.
  const owner = ownerIn(answer.headers);
  if (toldOutcome(answer.headers) !== 'applied' || owner === null) {
    return failedResult(attempt, { ...factsOf(answer), kind: 'bad-response' });
  }
  return {
    kind: 'applied',
    attemptId: attempt.id,
    value: readIfPossible(answer.body, read),
    owner,
    requestId: answer.headers.get('X-Request-Id'),
    at: answeredAt(answer),
    recordedEarlier: answer.headers.has(attemptHeaders.recorded),
    replayed: answer.headers.get('Idempotent-Replayed') === 'true',
  };
}

/** Whose attempt an answer is about, by the gateway's record; null where it does not say. */
export function ownerIn(headers: Headers): AttemptOwner | null {
  const told = fromBase64Url(headers.get(attemptHeaders.owner));
  return attemptOwnerSchema.safeParse(told).data ?? null;
}

/** By the gateway's clock, as in the journal: that of the browser may be hours off, and a receipt is a proof. */
export function answeredAt({ headers, at }: Answer): string {
  const told = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(told) ? at : new Date(told).toISOString();
}

/** Applied is applied: an answer whose record cannot be read is no reason to doubt it. */
function readIfPossible<T>(body: unknown, read: (body: unknown) => T): T | null {
  try {
    return read(body);
  } catch (cause) {
    if (cause instanceof UnreadableShape) return null;
    throw cause;
  }
}

/** Problems that the same attempt would meet again: its id or its bytes are at fault. */
const spent: ReadonlySet<Problem> = new Set([
  'attempt-differs',
  'attempt-refused',
  'bad-attempt',
  'bad-body',
]);

export function failedResult(
  { id: attemptId }: PreparedAttempt,
  error: ApiError,
  sentAt: string | null = null,
): Exclude<AttemptResult<never>, AppliedResult<never>> {
  if (error.kind === 'conflict' && error.similar !== undefined) {
    return { kind: 'similar', attemptId, error, similar: error.similar };
  }
  if (error.kind === 'session') return { kind: 'not-sent', attemptId, error, resumable: true };
  if (error.outcome === 'unknown' || error.outcome === 'applied') {
    return { kind: 'unknown', attemptId, error, sentAt, settled: null };
  }
  if (error.kind === 'rate-limited') return { kind: 'paused', attemptId, error, resumable: true };
  if (error.outcome === 'not-sent') {
    const resumable = error.problem === null || !spent.has(error.problem);
    return { kind: 'not-sent', attemptId, error, resumable };
  }
  const resumable = error.kind === 'unauthorized' || error.kind === 'forbidden';
  return { kind: 'refused', attemptId, error, resumable };
}

/** What a resend has to go by while nobody knows the outcome of the send before. */
export function knownOf(result: AttemptResult<unknown>): KnownSend | null {
  return result.kind === 'unknown' ? { error: result.error, sentAt: result.sentAt } : null;
}

/** Whether the service may be another one after it. */
export function mayHaveChanged({ kind }: Pick<AttemptResult<unknown>, 'kind'>): boolean {
  return kind === 'applied' || kind === 'unknown';
}
