import { sql } from 'kysely';
import * as z from 'zod';
import {
  attemptContextSchema,
  type Attempt,
  type AttemptDetail,
} from '../../../src/contract/attempt';
import {
  attemptStates,
  writeOperations,
  type WriteOperation,
} from '../../../src/contract/attempt-words';
import type { GatewayDatabase } from '../database';
import type { Identity } from '../sessions/directory';
import { searchable } from './facts/facts';
import { pastAttempt, pastSend } from './past';
import { resendRefusal, resendUntil, type Asking, type LedgerRules } from './rules';
import type { AttemptAndSends } from './store';
import type { AttemptsTable, SendsTable } from './tables';

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
  operator: z.string().max(80).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  q: z.string().max(200).optional(),
  page: wholeNumber(1, 999_999_999).default(1),
  perPage: wholeNumber(1, 200).default(50),
});
export type JournalQuery = z.infer<typeof journalQuerySchema>;

/** Whose journal is read: that of the business, without the areas the integration may not see. */
export type Viewer = Pick<Identity, 'name' | 'business' | 'areas'>;

export type Journal = {
  page(viewer: Viewer, query: JournalQuery): Promise<{ rows: AttemptAndSends[]; total: number }>;
  find(viewer: Viewer, id: string): Promise<AttemptAndSends | null>;
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

  return {
    async page(viewer, query) {
      const { state, unresolved, operation, operator, from, to } = query;
      const filtered = visible(viewer)
        .$if(state !== undefined, (q) => q.where('state', '=', state ?? 'unknown'))
        .$if(unresolved !== undefined, (q) =>
          q.where('state', '=', 'unknown').where('settled_at', 'is', null),
        )
        .$if(operation !== undefined, (q) =>
          q.where('operation', 'in', operation ? [operation] : []),
        )
        .$if(operator !== undefined, (q) => q.where('operator', '=', operator ?? ''))
        .$if(from !== undefined, (q) => q.where('recorded_at', '>=', startOf(from ?? '')))
        .$if(to !== undefined, (q) => q.where('recorded_at', '<', startOf(to ?? '', 1)))
        .$if(query.q !== undefined, (q) =>
          q.where((is) => is.and(patternsOf(query.q ?? '').map((like) => contains(like)))),
        );
      const { total } = await filtered
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await filtered
        .selectAll()
        .orderBy('recorded_at', 'desc')
        .orderBy('id', 'desc')
        .limit(query.perPage)
        .offset((query.page - 1) * query.perPage)
        .execute();
      return { rows: await sendsOf(rows), total: Number(total) };
    },

    async find(viewer, id) {
      const rows = await visible(viewer).selectAll().where('id', '=', id).execute();
      const [found] = await sendsOf(rows);
      return found ?? null;
    },
  };
}

/** An operation is named by its area and what it does there. */
function operationsIn(areas: readonly string[]): WriteOperation[] {
  return writeOperations.filter((name) => areas.includes(name.slice(0, name.indexOf('.'))));
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
