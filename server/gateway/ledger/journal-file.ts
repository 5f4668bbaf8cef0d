import { attemptContextSchema, type AttemptContext } from '../../../src/contract/attempt';
import { findsRecord } from '../../../src/contract/attempt-requests';
import type { JournalEntry } from '../../../src/contract/journal-file';
import { writes } from '../../../src/contract/writes';
import type { AttemptAndSends, SendsTable } from './tables';

/** An attempt as a line of the journal's file, without the end of line. */
export function lineOf({ row, sends }: AttemptAndSends): string {
  const { verdict, settled_note: note, settled_by: operator, settled_at: at } = row;
  const isSettled = verdict !== null && note !== null && operator !== null && at !== null;
  const entry: JournalEntry = {
    id: row.id,
    operation: row.operation,
    method: row.method,
    path: row.path,
    bodyText: row.body_text,
    operator: row.operator,
    integration: { name: row.integration, label: row.integration_label },
    context: carried(attemptContextSchema.parse(JSON.parse(row.context))),
    recordedAt: row.recorded_at,
    sends: sends.map((send) => sendOf(send, writes[row.operation].isOfPeople)),
    settled: isSettled ? { verdict, note, operator, at, ...foundOf(row) } : null,
  };
  return JSON.stringify(entry);
}

/** What a person found travels with what they said; what an answer told is drawn from that again. */
function foundOf({ operation, record_id: recordId }: AttemptAndSends['row']) {
  return recordId !== null && findsRecord(operation) ? { recordId } : null;
}

/**
 * What travels of a context: a draft and a bulk job stay in their installation, and other ones elsewhere are not meant; nor is
 * anything sent again there that a reading would be asked for.
 */
export function carried(context: AttemptContext): AttemptContext {
  const {
    draft: _draft,
    draftVersion: _version,
    draftTab: _tab,
    job: _job,
    readAt: _readAt,
    ...rest
  } = context;
  return rest;
}

/** The hash of the key is left out: it says nothing where the secret is another. */
function sendOf(send: SendsTable, isOfPeople: boolean): JournalEntry['sends'][number] {
  return {
    at: send.at,
    endedAt: send.ended_at,
    outcome: send.outcome,
    status: send.status,
    problem: send.problem,
    requestId: send.request_id,
    replayed: send.replayed === 1,
    answerText: isOfPeople ? null : send.answer_text,
  };
}
