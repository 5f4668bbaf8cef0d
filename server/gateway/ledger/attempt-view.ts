import {
  attemptContextSchema,
  type Attempt,
  type AttemptDetail,
} from '../../../src/contract/attempt';
import { pastAttempt, pastSend } from './past';
import { resendRefusal, resendUntil, type Asking, type LedgerRules } from './rules';
import type { AttemptAndSends, ListedAttempt, ListedSend } from './tables';

/** A row as it is told to whoever asks. */
export function toAttempt(found: ListedAttempt, asking: Asking, rules: LedgerRules): Attempt {
  const { row, sends } = found;
  const past = pastAttempt(found);
  return {
    id: row.id,
    operation: row.operation,
    state: row.state,
    unresolved: row.state === 'unknown' && row.settled_at === null,
    operator: row.operator,
    integration: { name: row.integration, label: row.integration_label },
    recordedAt: row.recorded_at,
    context: attemptContextSchema.parse(JSON.parse(row.context)),
    facts: {
      branchId: row.branch_id,
      recordId: row.record_id,
      providerId: row.provider_id,
      code: row.code,
      name: row.name,
      date: row.date,
      amount: row.amount,
    },
    sends: sends.map(toSend),
    settled: settlementOf(row),
    imported: importOf(row),
    resendRefused: resendRefusal(past, asking, rules),
    resendUntil: resendUntil(row.operation, past.sends)?.toISOString() ?? null,
  };
}

export function toDetail(
  found: AttemptAndSends,
  asking: Asking,
  rules: LedgerRules,
): AttemptDetail {
  const { row, sends } = found;
  return {
    ...toAttempt(found, asking, rules),
    method: row.method,
    path: row.path,
    bodyText: row.body_text,
    answerText: sends.findLast(({ answer_text }) => answer_text !== null)?.answer_text ?? null,
  };
}

function toSend(send: ListedSend): Attempt['sends'][number] {
  const { at, endedAt, outcome, status, replayed } = pastSend(send);
  const { number, problem, request_id: requestId } = send;
  return { number, at, endedAt, outcome, status, problem, requestId, replayed };
}

function settlementOf(row: ListedAttempt['row']): Attempt['settled'] {
  const { verdict, settled_note: note, settled_by: operator, settled_at: at } = row;
  if (verdict === null || note === null || operator === null || at === null) return null;
  return { verdict, note, operator, at };
}

function importOf({
  imported_at: at,
  imported_by: operator,
}: ListedAttempt['row']): Attempt['imported'] {
  return at === null || operator === null ? null : { operator, at };
}
