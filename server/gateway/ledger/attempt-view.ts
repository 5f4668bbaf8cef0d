import {
  attemptContextSchema,
  type Attempt,
  type AttemptDetail,
  type AttemptOwner,
} from '../../../src/contract/attempt';
import { pastSend } from './past';
import { resendUntil } from './rules';
import type { AttemptAndSends, AttemptsTable, ListedAttempt, ListedSend } from './tables';

/** A row as it is told to whoever asks, with why they may not send it again. */
export function toAttempt(
  { row, sends }: ListedAttempt,
  resendRefused: Attempt['resendRefused'],
): Attempt {
  return {
    id: row.id,
    operation: row.operation,
    state: row.state,
    unresolved: row.state === 'unknown' && row.settled_at === null,
    ...ownerOf(row),
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
    resendRefused,
    resendUntil: resendUntil(row.operation, sends.map(pastSend))?.toISOString() ?? null,
  };
}

export function toDetail(
  found: AttemptAndSends,
  resendRefused: Attempt['resendRefused'],
  papers: Pick<AttemptDetail, 'document' | 'files' | 'removedFiles'>,
): AttemptDetail {
  const { row, sends } = found;
  return {
    ...toAttempt(found, resendRefused),
    method: row.method,
    path: row.path,
    bodyText: row.body_text,
    answerText: sends.findLast(({ answer_text }) => answer_text !== null)?.answer_text ?? null,
    ...papers,
  };
}

/** Whose a recorded attempt is. */
export function ownerOf(row: OwnedRow): AttemptOwner {
  const { business, operator, integration: name, integration_label: label } = row;
  return { business, operator, integration: { name, label } };
}

export type OwnedRow = Pick<
  AttemptsTable,
  'business' | 'operator' | 'integration' | 'integration_label'
>;

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
