import { outcomes } from './outcome';
import { writeOperations, type WriteOperation } from './writes';

/** The names of the ledger that people's addresses and both sides' code are made of; the shapes stand in `attempt.ts`. */

/** What stands beside a write that goes to its own path of the service; the body is the service's alone. */
export const attemptHeaders = {
  id: 'Attempt-Id',
  /** Base64url of the JSON of an `AttemptContext`. */
  context: 'Attempt-Context',
  /** On an answer: it is the recorded one of an earlier request with the same id, nothing was sent now. */
  recorded: 'Attempt-Recorded',
  /** On an answer: whose the recorded attempt is, base64url of the JSON of an `AttemptOwner`. */
  owner: 'Attempt-Owner',
} as const;

/** The longest name of a branch that is kept beside what was written there, in characters; a longer one is cut. */
export const branchNameLimit = 200;

/** Longest `Attempt-Context` header, in bytes. */
export const contextLimitBytes = 4096;

type AreaOf<Name extends string> = Name extends `${infer Area}.${string}` ? Area : never;
export type WriteArea = AreaOf<WriteOperation>;

export const areaOf = (name: WriteOperation) => name.slice(0, name.indexOf('.')) as WriteArea;

/** The areas that write, as the journal may be narrowed to. */
export const writeAreas = [...new Set(writeOperations.map(areaOf))];

/** An operation is named by its area and what it does there. */
export function operationsIn(areas: readonly string[]): WriteOperation[] {
  return writeOperations.filter((name) => areas.includes(areaOf(name)));
}

/**
 * `recorded`: not sent yet; `sending`: the answer is awaited; the others are what all sends together came to: once one is
 * unknown, only an applied one settles it. A 429 counts as not sent where the profile says that it was not executed.
 */
export const attemptStates = ['recorded', 'sending', ...outcomes] as const;
export type AttemptState = (typeof attemptStates)[number];

/** What the journal may be narrowed to: what a person checked is under `settled` and under nothing else. */
export const journalStates = [...attemptStates, 'settled'] as const;
export type JournalState = (typeof journalStates)[number];

/** What a person found out about an attempt whose outcome was unknown. */
export const verdicts = ['applied', 'not-applied'] as const;
export type Verdict = (typeof verdicts)[number];

/** Why an attempt may not be sent again. */
export const resendRefusals = [
  /** Applied, refused or settled: the id is used up. */
  'final',
  /** Its outcome is unknown and the service cannot tell a second send from a new write. */
  'not-idempotent',
  /** The service may have forgotten the idempotency key (API description, Limits: 24 hours). */
  'too-old',
  /** The service keeps idempotency keys per integration; another one would pay again. */
  'other-key',
  'other-operator',
  'other-integration',
  /** A stored failure, a refusal after an unknown send, a lasting conflict: another send could not tell any more. */
  'undecidable',
  'sending',
  /** It was taken over from another installation's journal. */
  'imported',
] as const;
export type ResendRefusal = (typeof resendRefusals)[number];

/** Why what a person found out of an attempt is not noted; it stands where a refused send tells why. */
export type SettleRefusal = Extract<ResendRefusal, 'final' | 'sending'> | typeof recordTaken;

/** The id a person gave is that of another attempt's record. */
export const recordTaken = 'record-taken';
