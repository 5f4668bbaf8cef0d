import { outcomes, problemSchema, type Outcome, type ProblemBody } from '@/contract/outcome';
import { isWrite, writes, type Missing } from '@/contract/writes';
import { readEnvelope, type Envelope } from './envelope';
import type { ApiError, FailureFacts } from './errors';

/** An operation as failures name it. */
export interface Operation {
  /** `area.operation`. */
  name: string;
  /** What a 404 of a read speaks of: left out, the record. Of a write the table of writes says it, whoever sends it. */
  missing?: Missing;
}

/** An answer as it came, read but not yet judged. */
export interface Answer {
  operation: Operation;
  status: number;
  headers: Headers;
  /** The parsed JSON; undefined when the body was not JSON. */
  body: unknown;
  at: string;
}

/** How long to wait after a 429 that names no time: its `rate_limit` has no documented unit and is not a time to wait. */
const unnamedPauseSeconds = 5;

/** Judges an answer: null is success, which takes the HTTP status and the envelope's flag together. */
export function failureOf(answer: Answer): ApiError | null {
  const envelope = readEnvelope(answer.body);
  const succeeded = answer.status >= 200 && answer.status < 300 && envelope.flag !== false;
  if (succeeded) return null;
  const problem = problemSchema.safeParse(answer.body);
  return problem.success
    ? problemError(answer, problem.data)
    : serviceError(answer, envelope, factsOf(answer, { serviceMessage: envelope.message }));
}

/** The facts of an answer, for a failure that is found after its envelope said success. */
export function factsOf(answer: Answer, known: Partial<FailureFacts> = {}): FailureFacts {
  return {
    outcome: outcomeOf(answer),
    status: answer.status,
    requestId: answer.headers.get('X-Request-Id'),
    serviceMessage: null,
    problem: null,
    operation: answer.operation.name,
    at: answer.at,
    ...known,
  };
}

/** Statuses that prove, without the gateway's word, that nothing was applied. A 409 may be the first request still at work. */
const refusals = new Set([400, 401, 403, 404, 405, 413, 415, 422, 429]);

function outcomeOf({ headers, status }: Answer): Outcome {
  return toldOutcome(headers) ?? (refusals.has(status) ? 'rejected' : 'unknown');
}

/** The gateway's word on a request's effect; null on an answer that did not come from it. */
export function toldOutcome(headers: Headers): Outcome | null {
  return outcomes.find((outcome) => outcome === headers.get('X-Outcome')) ?? null;
}

function serviceError(answer: Answer, envelope: Envelope, facts: FailureFacts): ApiError {
  const { status } = answer;
  if (status === 401) return { ...facts, kind: 'unauthorized' };
  if (status === 403) return { ...facts, kind: 'forbidden', requiredScope: envelope.requiredScope };
  if (status === 429) {
    const told = rateLimitOf(answer.body);
    const limit = told === null ? {} : { rateLimit: told };
    return { ...facts, kind: 'rate-limited', retryAfterSeconds: pauseOf(answer), ...limit };
  }
  if (envelope.fieldsInData) return validation(facts, envelope);
  if (status === 404) return { ...facts, kind: 'not-found', what: missingOf(answer, envelope) };
  if (status === 409) return { ...facts, kind: 'conflict' };
  if (status >= 500) return { ...facts, kind: 'server' };
  if (status >= 400 || envelope.fields !== null) return validation(facts, envelope);
  // A false flag under 2xx without reasons is the service failing; a redirect is no answer to read.
  return { ...facts, kind: status >= 200 && status < 300 ? 'server' : 'bad-response' };
}

function validation(facts: FailureFacts, envelope: Envelope): ApiError {
  return {
    ...facts,
    kind: 'validation',
    fields: envelope.fields ?? {},
    message: envelope.message ?? '',
  };
}

/** The operation says what it asked for; the service's words decide only where an operation asks for two things. */
function missingOf({ operation }: Answer, { message }: Envelope): 'record' | 'branch' {
  const { missing = 'record' } = isWrite(operation.name) ? writes[operation.name] : operation;
  if (missing !== 'told') return missing;
  return /branch/i.test(message ?? '') ? 'branch' : 'record';
}

function rateLimitOf(body: unknown): number | null {
  const told = typeof body === 'object' && body !== null && 'rate_limit' in body && body.rate_limit;
  return typeof told === 'number' ? told : null;
}

/** `Retry-After` in seconds, or as the HTTP date it may also be. */
function pauseOf({ headers, at }: Answer): number {
  const told = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d{1,6}$/.test(told)) return Number(told);
  const until = Date.parse(told);
  return Number.isNaN(until)
    ? unnamedPauseSeconds
    : Math.max(0, Math.ceil((until - Date.parse(at)) / 1000));
}

/** The gateway answered by itself; the reference in its body wins over a header that may have been dropped. */
function problemError(answer: Answer, body: ProblemBody): ApiError {
  const { problem, requestId, retryAfterSeconds, similar, refusal, newer, area } = body;
  const facts = factsOf(answer, { problem, requestId });
  switch (problem) {
    case 'session-ended':
    case 'other-person':
      return { ...facts, kind: 'session' };
    case 'area-closed':
      return {
        ...facts,
        kind: 'forbidden',
        requiredScope: null,
        ...(area !== undefined && { area }),
      };
    case 'rate-paused':
    case 'queue-full':
      return {
        ...facts,
        kind: 'rate-limited',
        retryAfterSeconds: retryAfterSeconds ?? pauseOf(answer),
      };
    case 'upstream-unreachable':
    case 'upstream-timeout':
    case 'upstream-broke-off':
      return { ...facts, kind: 'network' };
    case 'upstream-not-json':
    case 'upstream-too-large':
    case 'upstream-redirect':
      return { ...facts, kind: 'bad-response' };
    case 'bad-query':
    case 'bad-body':
      return { ...facts, kind: 'validation', fields: {}, message: '' };
    case 'attempt-differs':
    case 'attempt-similar':
    case 'attempt-refused':
    case 'draft-newer':
    case 'job-refused':
    case 'views-full':
    case 'files-full':
      return {
        ...facts,
        kind: 'conflict',
        ...(similar !== undefined && { similar }),
        ...(refusal !== undefined && { refusal }),
        ...(newer !== undefined && { newer }),
      };
    case 'unknown-attempt':
    case 'unknown-draft':
    case 'unknown-job':
      return { ...facts, kind: 'not-found', what: 'record' };
    case 'bad-attempt':
    case 'cross-site':
    case 'wrong-host':
    case 'unknown-route':
    case 'ledger-failure':
    case 'gateway-failure':
      return { ...facts, kind: 'server' };
  }
}
