import type { AttemptState, Verdict } from '../../../src/contract/attempt-words';
import type { WriteOperation } from '../../../src/contract/writes';
import type { Outcome, Problem } from '../../../src/contract/outcome';
import type { IdentityKind } from '../../../src/contract/likeness';

/** One row per write that was ever to be sent. */
export type AttemptsTable = {
  id: string;
  business: string;
  integration: string;
  integration_label: string;
  operator: string;
  operation: WriteOperation;
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** What is sent, byte for byte: the body was strict UTF-8. */
  body_text: string;
  body_hash: string;
  /** The same for every spelling of equal content at one path. */
  content_hash: string;
  /** How many attempts of equal content came before; of two at the same moment, only one can be the next. */
  ordinal: number;
  /** JSON of an `AttemptContext`. */
  context: string;
  state: AttemptState;
  recorded_at: string;
  /** When something last happened to it. */
  latest_at: string;
  branch_id: string | null;
  record_id: string | null;
  provider_id: string | null;
  code: string | null;
  name: string | null;
  date: string | null;
  amount: string | null;
  /** What the journal's search looks at, in lower case without accents. */
  search: string;
  verdict: Verdict | null;
  settled_note: string | null;
  settled_by: string | null;
  settled_at: string | null;
  /** When and by whom it was taken over from another journal; null for what happened here. */
  imported_at: string | null;
  imported_by: string | null;
  /** The bulk job it is a row of. */
  job_id: string | null;
  /** The draft it was made from, of its operator. */
  draft_id: string | null;
};

/** A row as it is written; the ledger counts its ordinal itself. */
export type AttemptRow = Omit<AttemptsTable, 'ordinal'>;

/** One row per send, written before anything leaves; `ended_at` is null while the answer is awaited. */
export type SendsTable = {
  attempt_id: string;
  number: number;
  at: string;
  ended_at: string | null;
  outcome: Outcome | null;
  status: number | null;
  problem: Problem | null;
  request_id: string;
  key_hash: string;
  /** 1: the service answered from its memory of an earlier send. */
  replayed: number;
  answer_text: string | null;
};

/** What makes two records the same to people, in the one spelling they are compared in. */
export type Identity = {
  kind: IdentityKind;
  /** Where it says so: the branch of a SKU, the provider of a control number; empty for the whole business. */
  scope: string;
  value: string;
};

/** What the record of an attempt is known by to people; it is what a later one is held against. */
export type IdentitiesTable = Identity & {
  attempt_id: string;
  business: string;
  /** How many attempts had the same before; of two at the same moment, only one can be the next. */
  ordinal: number;
};

export type LedgerTables = {
  attempts: AttemptsTable;
  sends: SendsTable;
  identities: IdentitiesTable;
};

/** An attempt with its sends in their order. */
export type AttemptAndSends = { row: AttemptsTable; sends: SendsTable[] };

/** What a list tells of an attempt and of its sends: not the texts that were sent and answered, which may be large. */
export const listed = {
  attempt: [
    'id',
    'operation',
    'state',
    'business',
    'operator',
    'integration',
    'integration_label',
    'recorded_at',
    'context',
    'branch_id',
    'record_id',
    'provider_id',
    'code',
    'name',
    'date',
    'amount',
    'verdict',
    'settled_note',
    'settled_by',
    'settled_at',
    'imported_at',
    'imported_by',
  ],
  send: [
    'attempt_id',
    'number',
    'at',
    'ended_at',
    'outcome',
    'status',
    'problem',
    'request_id',
    'key_hash',
    'replayed',
  ],
} as const satisfies { attempt: (keyof AttemptsTable)[]; send: (keyof SendsTable)[] };

export type ListedSend = Pick<SendsTable, (typeof listed.send)[number]>;
export type ListedAttempt = {
  row: Pick<AttemptsTable, (typeof listed.attempt)[number]>;
  sends: ListedSend[];
};
