import type { AttemptDetail } from '@/contract/attempt';
import type { Resend } from '@/contract/attempt-requests';
import { attemptHeaders } from '@/contract/attempt-words';
import { encodeContext, type PreparedAttempt } from './attempt';
import { attemptUrl, lookUpAttempt } from './attempt-look-up';
import { resultOfRecord, sentAtOf } from './attempt-record';
import {
  answeredAt,
  failedResult,
  ownerIn,
  resultOf,
  type AttemptResult,
  type KnownSend,
} from './attempt-result';
import { attemptSettings } from './attempt-settings';
import { factsOf, toldOutcome, type Answer } from './classify';
import { asApiError, factsWithoutAnswer, type ApiError } from './errors';
import { exchange, type ApiRequest } from './http';
import { httpSettings } from './http-settings';

/** How a caller reads the answer and follows what happens to it. */
export interface Following<T> {
  /** Reads the answer's body; throws `UnreadableShape`. */
  read: (body: unknown) => T;
  /** The answer got lost between browser and gateway; the gateway's record is being asked. */
  onLost?: () => void;
  /** A resend ended without one: the ledger refuses it, somebody else was faster, or nobody could be asked. */
  onUnsent?: () => void;
  /** Lets writes that people wait for go first. */
  priority?: 'bulk';
}

/**
 * Sends an attempt for the first time. Whatever the request meets is a result, never thrown. When the answer is lost between
 * browser and gateway, the gateway's record is asked; nothing is ever sent a second time by itself (R4).
 */
export function sendAttempt<T>(
  attempt: PreparedAttempt,
  following: Following<T>,
): Promise<AttemptResult<T>> {
  const { id, operation, method, url, bodyText, context } = attempt;
  const headers = {
    [attemptHeaders.id]: id,
    [attemptHeaders.context]: encodeContext(context),
  };
  const body = bodyText === '' ? {} : { bodyText };
  return ask(attempt, { operation, method, url, headers, mark: attempt.mark, ...body }, following);
}

/** What whoever sends an attempt again knows of it. */
export interface Resending {
  /** Its outcome was unknown, and stays so until the gateway says otherwise. */
  known?: KnownSend | null;
  /** So many sends at most: after more, somebody else is at it, and nothing is sent from here. */
  mostSends?: number;
  /** Only what provably did nothing goes on; of anything else it is told what is known. */
  unlessInDoubt?: boolean;
}

/**
 * Sends the same attempt again: because a person asked for it or, of payments, because `nextResend` says so. What the record
 * already tells is told instead; an attempt that never arrived is sent as for the first time.
 */
export async function resendAttempt<T>(
  attempt: PreparedAttempt,
  following: Following<T>,
  { known = null, mostSends = Infinity, unlessInDoubt = false }: Resending = {},
): Promise<AttemptResult<T>> {
  const record = await recordOf(attempt.id);
  if (record === null) return sendAttempt(attempt, following);
  if ('kind' in record) {
    following.onUnsent?.();
    return known === null ? notSent(attempt, record) : stillUnknown(attempt, record, known.sentAt);
  }
  const result = resultOfRecord(attempt, record, following.read);
  const isOvertaken =
    record.sends.length > mostSends || (unlessInDoubt && record.state === 'unknown');
  if (record.resendRefused !== null || result?.kind === 'applied' || isOvertaken) {
    following.onUnsent?.();
    return result ?? follow(attempt, following, neverTold(lostAnswer(attempt)));
  }
  // How many sends there were: should this very request come twice, the gateway sends once.
  const { confirms, reason } = attempt.context;
  const bodyText = JSON.stringify({
    after: record.sends.length,
    ...(confirms && { confirms, ...(reason && { reason }) }),
  } satisfies Resend);
  const url = `${attemptUrl(attempt.id)}/resend`;
  const { operation, mark } = attempt;
  const told = await ask(attempt, { operation, method: 'POST', url, bodyText, mark }, following);
  if (record.state !== 'unknown' || told.kind === 'applied' || told.kind === 'unknown') return told;
  // The session ended, or the line was gone: that says nothing of the send before.
  return stillUnknown(attempt, told.error, sentAtOf(record));
}

/** Asks the record what became of an attempt; `known` is what is believed so far. Nothing is sent. */
export function checkAttempt<T>(
  attempt: PreparedAttempt,
  following: Following<T>,
  known: KnownSend,
): Promise<AttemptResult<T>> {
  return follow(attempt, following, known, attemptSettings().checkWaitsMs);
}

async function ask<T>(
  attempt: PreparedAttempt,
  request: ApiRequest,
  following: Following<T>,
): Promise<AttemptResult<T>> {
  const { isOnline } = attemptSettings();
  const wasOnline = isOnline();
  const askedAt = httpSettings().now();
  const { priority } = following;
  const answer = await exchange({ ...request, ...(priority && { priority }) }).catch(asApiError);
  if ('headers' in answer) {
    const result = resultOf(attempt, answer, following.read);
    if (isTheGatewaysWord(answer) && !isRefusedResend(result)) {
      return result.kind === 'unknown'
        ? { ...result, sentAt: sentBefore(answer, askedAt) }
        : result;
    }
    return follow(attempt, following, neverTold({ ...factsOf(answer), kind: 'bad-response' }));
  }
  if (answer.status === null && !wasOnline && !isOnline()) {
    // Without a network the request cannot have left. A gateway on this computer is there all the same: then its record counts.
    const record = await recordOf(attempt.id);
    if (record !== null && 'kind' in record && record.status === null) {
      return notSent(attempt, answer);
    }
  }
  return follow(attempt, following, neverTold(answer));
}

/** The gateway's time of an answer less what went by until it came; only differences of this computer's clock count. */
function sentBefore(answer: Answer, askedAt: Date): string {
  const waitedMs = Date.parse(answer.at) - askedAt.getTime();
  return new Date(Date.parse(answeredAt(answer)) - waitedMs).toISOString();
}

const neverTold = (error: ApiError): KnownSend => ({ error, sentAt: null });

/** Of what was applied it also says whose it is; without that, the record is asked. */
function isTheGatewaysWord({ headers }: Answer): boolean {
  const outcome = toldOutcome(headers);
  return outcome !== null && (outcome !== 'applied' || ownerIn(headers) !== null);
}

/** It changed under the hands of whoever asked, or is somebody else's to send: the record tells what it came to. */
function isRefusedResend<T>(result: AttemptResult<T>): boolean {
  return result.kind !== 'applied' && result.error.problem === 'attempt-refused';
}

/** Asks the record until it says what the attempt came to, or patience ends. */
async function follow<T>(
  attempt: PreparedAttempt,
  { read, onLost }: Following<T>,
  { error, sentAt }: KnownSend,
  waitsMs = attemptSettings().lookUpWaitsMs,
): Promise<AttemptResult<T>> {
  onLost?.();
  let absent = 0;
  let lastSentAt = sentAt;
  for (const milliseconds of waitsMs) {
    await attemptSettings().wait(milliseconds);
    const record = await recordOf(attempt.id);
    absent = record === null ? absent + 1 : 0;
    // Asked twice: what was lost on the way back may have overtaken what was still on the way there.
    if (absent === 2) return notSent(attempt, error);
    if (record === null || 'kind' in record) continue;
    const result = resultOfRecord(attempt, record, read);
    if (result !== null) return result;
    lastSentAt = sentAtOf(record);
  }
  return failedResult(attempt, { ...error, outcome: 'unknown' }, lastSentAt);
}

function notSent<T>(attempt: PreparedAttempt, error: ApiError): AttemptResult<T> {
  return failedResult(attempt, { ...error, outcome: 'not-sent' });
}

/** What was met now proves nothing of what was sent before. */
function stillUnknown<T>(
  { id: attemptId }: PreparedAttempt,
  error: ApiError,
  sentAt: string | null,
): AttemptResult<T> {
  const unknown = { ...error, outcome: 'unknown' } as const;
  return { kind: 'unknown', attemptId, error: unknown, sentAt, settled: null };
}

/** Somebody else's send of it is under way. */
function lostAnswer({ operation }: PreparedAttempt): ApiError {
  const facts = factsWithoutAnswer(operation.name, 'unknown', httpSettings().now());
  return { ...facts, kind: 'network' };
}

/** Null when the gateway has none; an error when it cannot be asked. */
function recordOf(id: string): Promise<AttemptDetail | ApiError | null> {
  return lookUpAttempt(id).catch((thrown: unknown) => {
    const error = asApiError(thrown);
    return error.problem === 'unknown-attempt' ? null : error;
  });
}
