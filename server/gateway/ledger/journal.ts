import { sql } from 'kysely';
import * as z from 'zod';
import {
  attemptContextSchema,
  type Attempt,
  type AttemptDetail,
  type AttemptPerson,
} from '../../../src/contract/attempt';
import {
  attemptStates,
  operationsIn,
  writeAreas,
  writeOperations,
} from '../../../src/contract/attempt-words';
import type { GatewayDatabase } from '../database';
import type { Identity } from '../sessions/directory';
import { amountOf } from './facts/read';
import { pastAttempt, pastSend } from './past';
import { searchable } from './search-text';
import { sha256 } from './strict-json';
import { resendRefusal, resendUntil, type Asking, type LedgerRules } from './rules';
import type { AttemptAndSends, AttemptsTable, SendsTable } from './tables';

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));

/** The query of the journal; whatever else it holds is refused. */
export const journalQuerySchema = z.strictObject({
  state: z.enum(attemptStates).optional(),
  unresolved: z.literal('1').optional(),
  operation: z.enum(writeOperations).optional(),
  area: z.enum(writeAreas).optional(),
  person: z.string().max(40).optional(),
  branch: z.guid().optional(),
  job: z.guid().optional(),
  amount: z
    .string()
    .regex(/^\d{1,15}(\.\d{1,4})?$/)
    .optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  q: z.string().max(200).optional(),
  page: wholeNumber(1, 999_999_999).default(1),
  perPage: wholeNumber(1, 200).default(50),
});
export type JournalQuery = z.infer<typeof journalQuerySchema>;

/** Which page of the file is asked for. */
export const filePageSchema = z.strictObject({ page: wholeNumber(1, 999_999_999) });

/** Whose journal is read: that of the business, without the areas the integration may not see. */
export type Viewer = Pick<Identity, 'name' | 'business' | 'areas'>;

type Page = Pick<JournalQuery, 'page' | 'perPage'>;
type Found = { rows: AttemptAndSends[]; total: number };

export type Journal = {
  page(viewer: Viewer, query: JournalQuery): Promise<Found>;
  /** Everything there is, the oldest first: what happens meanwhile comes after it. */
  whole(viewer: Viewer, page: Page): Promise<Found>;
  find(viewer: Viewer, id: string): Promise<AttemptAndSends | null>;
  /** Who stands in it, by name. */
  people(viewer: Viewer): Promise<AttemptPerson[]>;
};

export function createJournal(database: GatewayDatabase): Journal {
  const visible = (viewer: Viewer) => {
    const all = database.selectFrom('attempts').where('business', '=', viewer.business);
    if (viewer.areas === null) return all;
    const operations = operationsIn(viewer.areas);
    // What an integration did itself is never hidden from it: someone may have to settle it.
    return all.where((is) =>
      is.or([is('integration', '=', viewer.name), is('operation', 'in', operations)]),
    );
  };

  const sendsOf = async (rows: AttemptsTable[]): Promise<AttemptAndSends[]> => {
    const ids = rows.map(({ id }) => id);
    const sends = await database
      .selectFrom('sends')
      .selectAll()
      .where('attempt_id', 'in', ids)
      .orderBy('number')
      .execute();
    return rows.map((row) => ({
      row,
      sends: sends.filter((send) => send.attempt_id === row.id),
    }));
  };

  const pageOf = async (
    filtered: ReturnType<typeof visible>,
    { page, perPage }: Page,
    order: 'asc' | 'desc',
  ): Promise<Found> => {
    const { total } = await filtered
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await filtered
      .selectAll()
      .orderBy('recorded_at', order)
      .orderBy('id', order)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute();
    return { rows: await sendsOf(rows), total: Number(total) };
  };

  const people = async (viewer: Viewer): Promise<AttemptPerson[]> => {
    const rows = await visible(viewer)
      .select('operator as name')
      .distinct()
      .orderBy('operator')
      .execute();
    return rows.map(({ name }) => ({ id: personId(viewer, name), name }));
  };

  const named = async (viewer: Viewer, person: string) =>
    (await people(viewer)).find(({ id }) => id === person)?.name;

  return {
    people,
    whole: (viewer, page) => pageOf(visible(viewer), page, 'asc'),

    async page(viewer, query) {
      const { state, unresolved, operation, area, person, branch, job } = query;
      const { amount, from, to, q } = query;
      const operator = person === undefined ? undefined : await named(viewer, person);
      if (person !== undefined && operator === undefined) return { rows: [], total: 0 };
      let filtered = visible(viewer);
      if (state !== undefined) filtered = filtered.where('state', '=', state);
      if (unresolved !== undefined) {
        filtered = filtered.where('state', '=', 'unknown').where('settled_at', 'is', null);
      }
      if (operation !== undefined) filtered = filtered.where('operation', '=', operation);
      if (area !== undefined) filtered = filtered.where('operation', 'in', operationsIn([area]));
      if (operator !== undefined) filtered = filtered.where('operator', '=', operator);
      if (branch !== undefined) filtered = filtered.where('branch_id', '=', branch.toLowerCase());
      if (job !== undefined) filtered = filtered.where('job_id', '=', job.toLowerCase());
      if (amount !== undefined) filtered = filtered.where('amount', '=', amountOf(amount));
      if (from !== undefined) filtered = filtered.where('recorded_at', '>=', startOf(from));
      if (to !== undefined) filtered = filtered.where('recorded_at', '<', startOf(to, 1));
      for (const pattern of patternsOf(q ?? '')) filtered = filtered.where(contains(pattern));
      return pageOf(filtered, query, 'desc');
    },

    async find(viewer, id) {
      const rows = await visible(viewer).selectAll().where('id', '=', id).execute();
      const [found] = await sendsOf(rows);
      return found ?? null;
    },
  };
}

/** Names of people have no place in an address; this stands for one, in this business alone. */
function personId({ business }: Viewer, name: string): string {
  return sha256(JSON.stringify([business, name])).slice(0, 12);
}

/** The first instant of a business date, or of one some days later; El Salvador has no summer time. */
function startOf(date: string, daysLater = 0): string {
  const instant = new Date(`${date}T00:00:00-06:00`);
  return new Date(instant.getTime() + daysLater * 86_400_000).toISOString();
}

function patternsOf(words: string): string[] {
  return searchable([words])
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, (character) => `\\${character}`)}%`);
}

const contains = (pattern: string) => sql<boolean>`search like ${pattern} escape '\\'`;

/** A row as it is told to whoever asks. */
export function toAttempt(found: AttemptAndSends, asking: Asking, rules: LedgerRules): Attempt {
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

function toSend(send: SendsTable): Attempt['sends'][number] {
  const { at, endedAt, outcome, status, replayed } = pastSend(send);
  const { number, problem, request_id: requestId } = send;
  return { number, at, endedAt, outcome, status, problem, requestId, replayed };
}

function settlementOf(row: AttemptsTable): Attempt['settled'] {
  const { verdict, settled_note: note, settled_by: operator, settled_at: at } = row;
  if (verdict === null || note === null || operator === null || at === null) return null;
  return { verdict, note, operator, at };
}

function importOf({ imported_at: at, imported_by: operator }: AttemptsTable): Attempt['imported'] {
  return at === null || operator === null ? null : { operator, at };
}
