import * as z from 'zod/mini';
import { attachedFileSchema, removedFileSchema } from './attached-file';
import { documentHashSchema, recordedDocumentSchema } from './document-file';
import { spelledUuidSchema } from './identifier';
import { attemptStates, branchNameLimit, resendRefusals, verdicts } from './attempt-words';
import { writeOperations } from './writes';
import { outcomes, problems } from './outcome';
import { words } from './words';

/**
 * A write and everything known of it. The id is minted once per intention by the browser; the gateway records the attempt
 * durably before it sends anything, so whatever happens later, there is one record to ask.
 */

/** One attempt, or several where more than one stood in the way. */
export const confirmedSchema = z.union([
  spelledUuidSchema,
  z.array(spelledUuidSchema).check(z.maxLength(20)),
]);

/** What a changed record was called and cost when it was changed: an update need not say it, and no answer may come. */
export const recordBeforeSchema = z.strictObject({
  code: z.optional(words(60)),
  name: z.optional(words(120)),
  price: z.optional(z.string().check(z.regex(/^-?\d{1,20}(\.\d{1,10})?$/))),
});

/** As a gateway writes an instant, so that two of them compare as texts. */
const instantSchema = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));

/** What a person adds to a write that its body does not say. */
export const attemptContextSchema = z.strictObject({
  /** The form or job it came from, such as `entry-types` or `products.bulk`. */
  form: words(60),
  branchId: z.optional(spelledUuidSchema),
  branchName: z.optional(words(branchNameLimit)),
  reason: z.optional(words(500)),
  note: z.optional(words(500)),
  /** The attempts like it that a person has seen and means to go on beside. */
  confirms: z.optional(confirmedSchema),
  /** The draft it was typed in: it ends when the attempt is applied, in this version. */
  draft: z.optional(spelledUuidSchema),
  /** What the page knew of that draft: its last version there, and the page, whose later saves are of the same text. */
  draftVersion: z.optional(z.int().check(z.nonnegative())),
  draftTab: z.optional(spelledUuidSchema),
  /** The bulk job it is a row of: it is sent only as that job planned it. */
  job: z.optional(spelledUuidSchema),
  /** The file it was filled in from, where that is a supplier's tax document. */
  document: z.optional(documentHashSchema),
  before: z.optional(recordBeforeSchema),
  /** Of a payment: when the gateway was last asked, before its review, what is left of its purchases. */
  readAt: z.optional(instantSchema),
});
export type AttemptContext = z.infer<typeof attemptContextSchema>;

const sendSchema = z.object({
  number: z.number(),
  at: z.string(),
  /** Null while the answer is awaited. */
  endedAt: z.nullable(z.string()),
  outcome: z.nullable(z.enum(outcomes)),
  status: z.nullable(z.number()),
  problem: z.nullable(z.enum(problems)),
  requestId: z.string(),
  /** The service said that it answered from its memory of an earlier send. */
  replayed: z.boolean(),
});

/** What the journal knows of a write's content, drawn from its body and answer; amounts are decimal texts. */
const factsSchema = z.object({
  branchId: z.nullable(z.string()),
  /** The record it created, changed or deleted, once known. */
  recordId: z.nullable(z.string()),
  providerId: z.nullable(z.string()),
  /** Code, SKU, generation code or reference by which people know it. */
  code: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** A business date, `YYYY-MM-DD`. */
  date: z.nullable(z.string()),
  amount: z.nullable(z.string()),
});
export type AttemptFacts = z.infer<typeof factsSchema>;

/** Of a write that tells nothing. */
export const noFacts: AttemptFacts = {
  branchId: null,
  recordId: null,
  providerId: null,
  code: null,
  name: null,
  date: null,
  amount: null,
};

const owner = {
  business: z.string(),
  operator: z.string(),
  integration: z.object({ name: z.string(), label: z.string() }),
};
/** Whose an attempt is by its record, whatever the page that asks believes of its session. */
export const attemptOwnerSchema = z.object(owner);
export type AttemptOwner = z.infer<typeof attemptOwnerSchema>;

/** An attempt as the journal lists it. Instants are ISO 8601 in UTC by the gateway's clock. */
export const attemptSchema = z.object({
  id: z.string(),
  operation: z.enum(writeOperations),
  state: z.enum(attemptStates),
  /** Its outcome is unknown and nobody has settled it yet. */
  unresolved: z.boolean(),
  ...owner,
  recordedAt: z.string(),
  context: attemptContextSchema,
  facts: factsSchema,
  sends: z.array(sendSchema),
  settled: z.nullable(
    z.object({
      verdict: z.enum(verdicts),
      note: z.string(),
      operator: z.string(),
      at: z.string(),
    }),
  ),
  /** When it was taken over from another installation's journal, and by whom; null for what happened here. */
  imported: z.nullable(z.object({ operator: z.string(), at: z.string() })),
  /** Whether the asking session may send it again: null means yes. */
  resendRefused: z.nullable(z.enum(resendRefusals)),
  /** The last moment a send whose outcome is unknown may be repeated; null where it never may. */
  resendUntil: z.nullable(z.string()),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** One attempt with the exact text that was sent and the last answer's text: JSON, of people only what was done (R9), or null. */
export const attemptDetailSchema = z.extend(attemptSchema, {
  method: z.enum(['POST', 'PUT', 'DELETE']),
  /** Below the versioned base. */
  path: z.string(),
  /** Empty for a write without a body. */
  bodyText: z.string(),
  answerText: z.nullable(z.string()),
  /** The supplier's file it was made from; null: from none. */
  document: z.nullable(recordedDocumentSchema),
  /** What people laid beside it, oldest first. */
  files: z.array(attachedFileSchema),
  /** What was taken away from it again, in the order that happened. */
  removedFiles: z.array(removedFileSchema),
});
export type AttemptDetail = z.infer<typeof attemptDetailSchema>;

/**
 * The answer of `GET /gateway/attempts`, newest first. Its query: `state`, `operation`, `area`, `person` (an id of
 * `/gateway/attempts/people`), `branch`, `job`, `amount`, `unresolved=1`, `from` and `to` (business dates, both included), `q`
 * (words of codes, name, supplier, amount, branch, reason or notes; or one identifier), `page`, `perPage` (to 200).
 */
export const attemptPageSchema = z.object({
  rows: z.array(attemptSchema),
  pagination: z.object({
    page: z.number(),
    lastPage: z.number(),
    perPage: z.number(),
    total: z.number(),
  }),
});
export type AttemptPage = z.infer<typeof attemptPageSchema>;

/** The answer of `GET /gateway/attempts/people`: who stands in the journal, by an id that says nothing in an address. */
export const attemptPeopleSchema = z.object({
  people: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type AttemptPerson = z.infer<typeof attemptPeopleSchema>['people'][number];
