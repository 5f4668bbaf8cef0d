import { CancelledError } from '@tanstack/react-query';
import type { Outcome, Problem, ProblemBody } from '@/contract/outcome';

/** What every failure carries, whatever its kind. */
export interface FailureFacts {
  /** What is known of the request's effect; it decides whether sending again is safe. */
  outcome: Outcome;
  /** HTTP status of the answer; null when no answer came or none was asked for. */
  status: number | null;
  /** The gateway's reference of the request, for the copyable details and the log. */
  requestId: string | null;
  /** The service's own (English) words, to be shown as such and never to be decided on. */
  serviceMessage: string | null;
  /** Why the gateway itself answered; null when the answer is the service's. */
  problem: Problem | null;
  /** Which operation failed, as `area.operation`. */
  operation: string;
  /** When it failed, ISO 8601 in UTC. */
  at: string;
}

/** An earlier attempt of equal content. */
export type SimilarAttempt = NonNullable<ProblemBody['similar']>;

/** A draft as another page has saved it. */
export type NewerDraft = NonNullable<ProblemBody['newer']>;

/** Messages by field, in the service's spelling of the field (dotted when nested). */
export type FieldErrors = Record<string, string[]>;

/**
 * Every way a request can fail. Screens switch on `kind` and `outcome`, never on a message: the service has no machine-readable
 * error codes (API description, Errors).
 */
export type ApiError = FailureFacts &
  (
    | { kind: 'session' }
    | { kind: 'unauthorized' }
    /** The service's permission it takes, or the gateway's own `area` that the integration is kept out of. */
    | { kind: 'forbidden'; requiredScope: string | null; area?: string }
    | { kind: 'not-found'; what: 'record' | 'branch' }
    /**
     * `similar` and `refusal` are the gateway's, of attempts it did not send; a refusal is one of the contract's. `newer` is
     * the version of a draft that another page saved.
     */
    | { kind: 'conflict'; similar?: SimilarAttempt; refusal?: string; newer?: NewerDraft }
    /** `message` is the service's, or empty when a value was refused before anything was sent. */
    | { kind: 'validation'; fields: FieldErrors; message: string }
    /** `rateLimit` is the service's number as received; what it counts is not documented, so nothing is computed with it. */
    | { kind: 'rate-limited'; retryAfterSeconds: number; rateLimit?: number }
    | { kind: 'server' }
    /** `field` is the path of the first value that could not be read, such as `data.data.3.id`. */
    | { kind: 'bad-response'; field?: string }
    | { kind: 'network' }
    /** A read that somebody stopped waiting for. */
    | { kind: 'given-up' }
  );

/** The one thing the API layer throws. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly error: ApiError;

  constructor(error: ApiError, options?: ErrorOptions) {
    super(`${error.operation}: ${error.kind}`, options);
    this.error = error;
  }
}

/** The facts of a failure that has no answer behind it. */
export function factsWithoutAnswer(operation: string, outcome: Outcome, at: Date): FailureFacts {
  return {
    outcome,
    status: null,
    requestId: null,
    serviceMessage: null,
    problem: null,
    operation,
    at: at.toISOString(),
  };
}

/**
 * Reads whatever was thrown as an `ApiError`. Anything that did not come from the API layer is a fault of this program; it is
 * told as a `bad-response` of the operation `unknown`, so that a screen has one union to show; but for a read given up.
 */
export function asApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiFailure) return thrown.error;
  const kind = thrown instanceof CancelledError ? 'given-up' : 'bad-response';
  return { kind, ...factsWithoutAnswer('unknown', 'unknown', new Date()) };
}
