import type { AttemptDetail } from '@/contract/attempt';
import { attemptHeaders } from '@/contract/attempt-words';
import type { PreparedAttempt } from './attempt';
import { toBase64Url } from './base64-url';
import { failedResult, resultOf, type AttemptResult } from './attempt-result';
import type { Outcome } from '@/contract/outcome';
import { factsWithoutAnswer } from './errors';

/** What the record says that an attempt came to; null while its answer is awaited. */
export function resultOfRecord<T>(
  attempt: PreparedAttempt,
  record: AttemptDetail,
  read: (body: unknown) => T,
): AttemptResult<T> | null {
  if (record.state === 'recorded' || record.state === 'sending') return null;
  const result = judgeRecord(attempt, record, record.state, read);
  if (result.kind === 'applied') {
    const replayed = record.sends.at(-1)?.replayed === true;
    return { ...result, recordedEarlier: true, replayed };
  }
  // An earlier send may have been applied, so whatever a later one met proves nothing.
  if (result.kind === 'unknown' || record.sends.some(({ outcome }) => outcome === 'unknown')) {
    return {
      kind: 'unknown',
      attemptId: attempt.id,
      error: result.error,
      sentAt: sentAtOf(record),
      settled: record.settled,
    };
  }
  if (result.kind === 'similar') return result;
  return { ...result, resumable: result.resumable && record.resendRefused === null };
}

/** When an attempt was last sent, or recorded to be. */
export function sentAtOf({ sends, recordedAt }: AttemptDetail): string {
  return sends.at(-1)?.at ?? recordedAt;
}

/** Reads the recorded answer as if it had just come. */
function judgeRecord<T>(
  attempt: PreparedAttempt,
  { sends, answerText, recordedAt, business, operator, integration }: AttemptDetail,
  state: Outcome,
  read: (body: unknown) => T,
): AttemptResult<T> {
  const send = sends.at(-1);
  const at = send?.endedAt ?? recordedAt;
  if (send === undefined || (send.status === null && send.problem === null)) {
    // Nothing came back: the gateway stopped meanwhile, or was not able to send.
    const facts = factsWithoutAnswer(attempt.operation.name, state, new Date(at));
    const requestId = send?.requestId ?? null;
    return failedResult(attempt, { ...facts, kind: 'network', requestId });
  }
  const { problem, requestId, status } = send;
  const told = resultOf(
    attempt,
    {
      operation: attempt.operation,
      status: status ?? noStatus,
      headers: new Headers({
        'X-Outcome': state,
        'X-Request-Id': requestId,
        [attemptHeaders.owner]: toBase64Url({ business, operator, integration }),
      }),
      body: problem === null ? parsed(answerText) : { problem, requestId },
      at,
    },
    read,
  );
  return status === null ? withoutStatus(told) : told;
}

/** The gateway answered by itself and with a status of its own, which is not recorded. */
const noStatus = 502;

function withoutStatus<T>(result: AttemptResult<T>): AttemptResult<T> {
  switch (result.kind) {
    case 'applied':
      return result;
    case 'paused':
      return { ...result, error: { ...result.error, status: null } };
    case 'refused':
    case 'not-sent':
    case 'similar':
    case 'unknown':
      return { ...result, error: { ...result.error, status: null } };
  }
}

/** Undefined stands for an answer that was no JSON. */
function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
