import type { BulkRowPage, BulkRowState } from '../../../src/contract/bulk-job';
import type { RowOutcome } from '../../../src/contract/bulk-words';
import type { Profile } from '../../../src/contract/profile';
import type { GatewayDatabase } from '../database';
import type { Session } from '../sessions/store';
import { sumsOf } from './payments';
import { rowStates } from './row-states';
import type { JobsTable } from './tables';
import { toldJob, visibleJobs } from './view';

/** Which rows of a job: a page of those with an outcome, or the next after a line. */
export type RowsWish = {
  outcome: RowOutcome | undefined;
  after: number | undefined;
  page: number;
  perPage: number;
};

type Reader = Pick<GatewayDatabase, 'selectFrom'>;

type Asked = { id: string; session: Session; now: Date; profile: Profile };

/** A page of a job's rows by line, each with what became of it, and the job as of the same instant; null: there is none. */
export function pageOfRows(
  database: GatewayDatabase,
  { id, session, now, profile }: Asked,
  wish: RowsWish,
): Promise<BulkRowPage | null> {
  return database.transaction().execute(async (transaction) => {
    const job = await visibleJobs(transaction, session.integration)
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (job === undefined) return null;
    const found = await foundRows(transaction, job, wish);
    if (wish.after !== undefined) {
      return { rows: found, total: found.length, job: null, sums: null };
    }
    const told = await toldJob(transaction, job, session, now);
    const { counts } = told;
    // A plan that is still arriving has fewer rows than its job says.
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return {
      rows: found,
      total: wish.outcome === undefined ? all : counts[wish.outcome],
      job: told,
      sums: await sumsOf(transaction, job, profile),
    };
  });
}

async function foundRows(
  database: Reader,
  job: JobsTable,
  { outcome, after, page, perPage }: RowsWish,
): Promise<BulkRowState[]> {
  let filtered = database.selectFrom(wideRows(database, job).as('rows'));
  if (outcome !== undefined) filtered = filtered.where('rows.outcome', '=', outcome);
  if (after !== undefined) filtered = filtered.where('rows.line', '>', after);
  const found = await filtered
    .selectAll()
    .orderBy('rows.line')
    .limit(perPage)
    .offset(after === undefined ? (page - 1) * perPage : 0)
    .execute();
  return found.map(toRow);
}

function wideRows(database: Reader, job: JobsTable) {
  return rowStates(database, job)
    .leftJoin('sends as s', (join) =>
      join.onRef('s.attempt_id', '=', 'a.id').on('s.number', '=', (select) =>
        select
          .selectFrom('sends as last')
          .select((of) => of.fn.max('last.number').as('number'))
          .whereRef('last.attempt_id', '=', 'a.id'),
      ),
    )
    .select(['r.line', 'r.record_id', 'r.code', 'r.name', 'r.input_text', 'r.body_text'])
    .select(['r.attempts_text', 'r.skipped', 'a.verdict'])
    .select(['s.number', 's.outcome as send_outcome', 's.status', 's.problem'])
    .select(['s.request_id', 's.ended_at', 's.answer_text']);
}

type WideRow = Awaited<ReturnType<ReturnType<typeof wideRows>['execute']>>[number];

function toRow(row: WideRow): BulkRowState {
  return { ...plannedOf(row), ...cameTo(row) };
}

function plannedOf(row: WideRow) {
  return {
    line: row.line,
    recordId: row.record_id,
    code: row.code,
    name: row.name,
    input: JSON.parse(row.input_text) as BulkRowState['input'],
    bodyText: row.body_text,
    attempts: JSON.parse(row.attempts_text) as string[],
  };
}

function cameTo(row: WideRow) {
  const { outcome, skipped, verdict, send_outcome: sent, request_id: requestId } = row;
  const met = sent !== null && sent !== 'applied' && requestId !== null;
  return {
    outcome,
    skipped,
    sends: row.number ?? 0,
    verdict,
    failure: met
      ? {
          outcome: sent,
          status: row.status,
          problem: row.problem,
          requestId,
          at: row.ended_at ?? '',
          answerText: row.answer_text,
        }
      : null,
  };
}
