import * as z from 'zod/mini';
import { attemptContextSchema } from './attempt';
import { verdicts } from './attempt-words';
import { writeOperations } from './writes';
import { outcomes, problems } from './outcome';
import { words } from './words';

/**
 * The journal as a file: JSON lines in UTF-8, first what the file is, then one attempt per line, the oldest first. What can be
 * drawn from a body or an answer is not in it: whoever reads the file draws it again.
 */

const text = (longest: number) => words(longest).check(z.minLength(1));
const instant = z.iso.datetime();

/** Whether what a file tells of happened in practice or before a real service; files of before it was noted do not say. */
const serviceSchema = z.optional(z.enum(['practice', 'live']));

/** The first line. A file of another version is refused whole. */
export const journalHeadSchema = z.object({
  journal: z.literal('trastienda'),
  version: z.literal(1),
  business: z.string(),
  service: serviceSchema,
  writtenAt: instant,
  entries: z.int().check(z.nonnegative()),
});
export type JournalHead = z.infer<typeof journalHeadSchema>;

/** A line after the first. */
export const journalEntrySchema = z.strictObject({
  id: z.guid(),
  operation: z.enum(writeOperations),
  method: z.enum(['POST', 'PUT', 'DELETE']),
  /** Below the versioned base. */
  path: text(500),
  /** Empty for a write without a body. */
  bodyText: z.string(),
  operator: text(200),
  integration: z.strictObject({ name: text(200), label: text(200) }),
  context: attemptContextSchema,
  recordedAt: instant,
  sends: z.array(
    z.strictObject({
      at: instant,
      endedAt: z.nullable(instant),
      outcome: z.nullable(z.enum(outcomes)),
      status: z.nullable(z.int()),
      problem: z.nullable(z.enum(problems)),
      requestId: text(100),
      replayed: z.boolean(),
      /** Null also where an answer speaks of people: that stays where it was received. */
      answerText: z.nullable(z.string()),
    }),
  ),
  settled: z.nullable(
    z.strictObject({
      verdict: z.enum(verdicts),
      note: text(500),
      operator: text(200),
      at: instant,
      /** The id of its record, where no answer told it and a person found it. */
      recordId: z.optional(z.guid()),
    }),
  ),
});
export type JournalEntry = z.infer<typeof journalEntrySchema>;

/** What is wrong with a line. */
export const lineProblems = [
  'not-json',
  /** Something is missing, too much or of the wrong kind; `field` says where. */
  'not-an-entry',
  /** The service documents no such write. */
  'unknown-write',
  /** What was sent is no JSON object, or there is a body where none belongs. */
  'bad-body',
  /** It is dated later than now. */
  'in-the-future',
  /** Its area is not shown to the integration that asks. */
  'other-area',
  /** The id belongs to something else here. */
  'id-taken',
  /** An earlier line has the same id. */
  'repeated',
] as const;
export type LineProblem = (typeof lineProblems)[number];

/** The answer of `GET /gateway/attempts/file`: some lines, and how many there are in all; `?after=<next>` answers the following ones. */
export const journalLinesSchema = z.object({
  head: journalHeadSchema,
  lines: z.array(z.string()),
  /** Null: there are no more. */
  next: z.nullable(z.string()),
});
export type JournalLines = z.infer<typeof journalLinesSchema>;

/** The body of `POST /gateway/attempts/file`: a part of a file, and its `service`; `add` false only looks at it. */
export const importSchema = z.strictObject({
  add: z.boolean(),
  service: serviceSchema,
  lines: z
    .array(z.strictObject({ number: z.int().check(z.positive()), text: z.string() }))
    .check(z.maxLength(500)),
});
export type ImportPart = z.infer<typeof importSchema>;

/** Its answer: how many of the lines are new (and were added, if that was asked), and what is wrong with others. */
export const importReportSchema = z.object({
  fresh: z.int(),
  /** They stand in the journal already. */
  known: z.int(),
  problems: z.array(
    z.object({ line: z.int(), problem: z.enum(lineProblems), field: z.optional(z.string()) }),
  ),
  /** What new lines say in their context that this version does not know: those are taken without it. By name, in so many lines. */
  leftOut: z.array(z.object({ field: z.string(), lines: z.int() })),
});
export type ImportReport = z.infer<typeof importReportSchema>;
