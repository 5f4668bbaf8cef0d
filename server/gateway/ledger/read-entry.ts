import { attemptContextSchema, recordBeforeSchema } from '../../../src/contract/attempt';
import { findsRecord } from '../../../src/contract/attempt-requests';
import type * as z from 'zod/mini';
import { operationsIn } from '../../../src/contract/attempt-words';
import type { WriteOperation } from '../../../src/contract/writes';
import {
  journalEntrySchema,
  type JournalEntry,
  type LineProblem,
} from '../../../src/contract/journal-file';
import type { Profile } from '../../../src/contract/profile';
import { paymentPartsOf } from '../payments/parts';
import type { PaymentPart } from '../payments/tables';
import { factsOf, identitiesOf } from './facts/facts';
import type { Viewer } from './journal';
import { carried } from './journal-file';
import { keptAnswer } from './kept-answer';
import { stateOf } from './rules';
import { answeredTexts, searchText } from './search-text';
import { contentHash, readStrictBody, sha256 } from './strict-json';
import { isRecord } from '../told-values';
import { factColumns } from './store';
import type { AttemptRow, SendsTable, Identity } from './tables';

/** What is known of the installation a file is read in. */
export type ReadingParts = {
  viewer: Viewer;
  /** Who brings the file. */
  operator: string;
  profile: Profile;
  /** The write a method and a path below the base stand for today; null when there is none. */
  writeAt: (method: string, path: string) => WriteOperation | null;
  now: Date;
};

export type ReadLine =
  | {
      row: AttemptRow;
      identities: Identity[];
      parts: PaymentPart[];
      sends: SendsTable[];
      /** Names of what its context says that this version does not know. */
      leftOut: string[];
    }
  | { problem: LineProblem; field?: string };

/** Clocks of two machines differ by less. */
const clockToleranceMs = 5 * 60_000;

/** Reads a line of a journal's file into rows; nothing a body or an answer tells is taken from elsewhere. */
export function readLine(text: string, parts: ReadingParts): ReadLine {
  const { viewer, now } = parts;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'not-json' };
  }
  const { known, leftOut } = withKnownContext(value);
  const read = journalEntrySchema.safeParse(known);
  if (!read.success) return { problem: 'not-an-entry', field: fieldOf(read.error.issues[0]) };
  const entry = read.data;
  const { operation, method, path, bodyText } = entry;
  if (parts.writeAt(method, path) !== operation) return { problem: 'unknown-write' };
  if (viewer.areas !== null && !operationsIn(viewer.areas).includes(operation)) {
    return { problem: 'other-area' };
  }
  const body = bodyOf(entry);
  if (body === null) return { problem: 'bad-body' };
  if (lastInstant(entry) > now.getTime() + clockToleranceMs) return { problem: 'in-the-future' };
  const sends = sendsOf(entry);
  const answer = sends.findLast(({ outcome }) => outcome === 'applied')?.answer_text ?? null;
  const facts = factColumns(factsOf({ ...entry, answerText: answer }, parts.profile));
  const row = {
    id: entry.id.toLowerCase(),
    business: viewer.business,
    integration: entry.integration.name,
    integration_label: entry.integration.label,
    operator: entry.operator,
    operation,
    method,
    path,
    body_text: bodyText,
    body_hash: sha256(bodyText),
    content_hash: contentHash(operation, path, body),
    context: JSON.stringify(carried(entry.context)),
    state: sends.length === 0 ? ('not-sent' as const) : stateOf(sends),
    recorded_at: isoOf(entry.recordedAt),
    latest_at: new Date(lastInstant({ ...entry, settled: null })).toISOString(),
    ...facts,
    record_id: facts.record_id ?? foundIn(entry),
    branch_id: facts.branch_id ?? entry.context.branchId?.toLowerCase() ?? null,
    verdict: entry.settled?.verdict ?? null,
    settled_note: entry.settled?.note ?? null,
    settled_by: entry.settled?.operator ?? null,
    settled_at: entry.settled === null ? null : isoOf(entry.settled.at),
    imported_at: now.toISOString(),
    imported_by: parts.operator,
    // A job and a draft stay in their installation.
    job_id: null,
    draft_id: null,
  };
  const references = sends.map((send) => send.request_id);
  const answered = answeredTexts(operation, answer);
  return {
    row: { ...row, search: searchText(row, [...references, ...answered]) },
    identities: identitiesOf(row, parts.profile, answer),
    parts: paymentPartsOf(row, parts.profile),
    sends,
    leftOut,
  };
}

/** Where a line is wrong: what is missing there, or what is too much. */
function fieldOf(issue: z.core.$ZodIssue | undefined): string {
  const surplus = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return [...(issue?.path ?? []), ...surplus].join('.');
}

/**
 * A line without what a newer version notes of its context: that is what a person added to a write, and says nothing of what was
 * sent or came of it. Anything unknown elsewhere could, and its line stays out.
 */
function withKnownContext(line: unknown): { known: unknown; leftOut: string[] } {
  if (!isRecord(line) || !isRecord(line['context'])) return { known: line, leftOut: [] };
  const whole = split(line['context'], attemptContextSchema.shape);
  const { before } = whole.known;
  const inside = isRecord(before) ? split(before, recordBeforeSchema.shape) : null;
  const context = { ...whole.known, ...(inside && { before: inside.known }) };
  const leftOut = [...whole.unknown, ...(inside?.unknown ?? []).map((name) => `before.${name}`)];
  return { known: { ...line, context }, leftOut };
}

function split(record: Record<string, unknown>, shape: object) {
  const isKnown = (name: string) => Object.hasOwn(shape, name);
  return {
    known: Object.fromEntries(Object.entries(record).filter(([name]) => isKnown(name))),
    unknown: Object.keys(record).filter((name) => !isKnown(name)),
  };
}

/** The id a person found of a record that no answer named. */
function foundIn({ operation, settled }: JournalEntry): string | null {
  if (settled?.verdict !== 'applied' || !findsRecord(operation)) return null;
  return settled.recordId?.toLowerCase() ?? null;
}

function bodyOf({ method, bodyText }: JournalEntry): Record<string, unknown> | null {
  if (method === 'DELETE') return bodyText === '' ? {} : null;
  return readStrictBody(Buffer.from(bodyText))?.value ?? null;
}

/** A send whose answer nobody had read when the file was written may have been carried out. */
function sendsOf({ id, operation, sends }: JournalEntry): SendsTable[] {
  return sends.map((send, index) => {
    const hasEnded = send.endedAt !== null && send.outcome !== null;
    return {
      attempt_id: id.toLowerCase(),
      number: index + 1,
      at: isoOf(send.at),
      ended_at: isoOf(send.endedAt ?? send.at),
      outcome: hasEnded ? send.outcome : 'unknown',
      status: send.status,
      problem: hasEnded ? send.problem : 'gateway-failure',
      request_id: send.requestId,
      // No key is known to have made it.
      key_hash: '',
      replayed: send.replayed ? 1 : 0,
      answer_text: send.answerText === null ? null : keptAnswer(operation, send.answerText),
    };
  });
}

function lastInstant({ recordedAt, sends, settled }: JournalEntry): number {
  const instants = [
    recordedAt,
    ...sends.flatMap(({ at, endedAt }) => [at, endedAt ?? at]),
    ...(settled === null ? [] : [settled.at]),
  ];
  return Math.max(...instants.map((instant) => Date.parse(instant)));
}

/** In the one spelling the ledger sorts by. */
function isoOf(instant: string): string {
  return new Date(instant).toISOString();
}
