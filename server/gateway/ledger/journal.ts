import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import * as z from 'zod';
import type { AttemptPerson } from '../../../src/contract/attempt';
import {
  journalStates,
  operationsIn,
  writeAreas,
  type AttemptState,
} from '../../../src/contract/attempt-words';
import type { OpenAttempts } from '../../../src/contract/page-start';
import { writeOperations } from '../../../src/contract/writes';
import { startOfDay } from '../../business-day';
import type { GatewayDatabase, GatewayTables } from '../database';
import type { Identity } from '../sessions/integrations';
import { providersNamed } from '../directory/named';
import { suppliedIn, withSuppliers } from '../payments/suppliers';
import { amountOf } from '../told-values';
import { wholeNumber } from '../web/request';
import { soughtIn } from './search-text';
import { sha256 } from './strict-json';
import { listed, type AttemptAndSends, type ListedAttempt, type ListedSend } from './tables';

/** The query of the journal; whatever else it holds is refused. */
export const journalQuerySchema = z.strictObject({
  state: z.enum(journalStates).optional(),
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

/** Whose journal is read: that of the business, without the areas the integration may not see. */
export type Viewer = Pick<Identity, 'name' | 'business' | 'areas'>;

/** Where an attempt stands in the journal's order, whatever is added or forgotten around it. */
export type JournalPlace = { recordedAt: string; id: string };

export type Journal = {
  page(viewer: Viewer, query: JournalQuery): Promise<{ rows: ListedAttempt[]; total: number }>;
  count(viewer: Viewer): Promise<number>;
  /** What stands on every screen. */
  open(viewer: Viewer): Promise<OpenAttempts>;
  /** So many attempts with everything that is known of them, the oldest first. @param after - null: from the beginning */
  following(viewer: Viewer, after: JournalPlace | null, most: number): Promise<AttemptAndSends[]>;
  find(viewer: Viewer, id: string): Promise<AttemptAndSends | null>;
  /** Who stands in it, by name. */
  people(viewer: Viewer): Promise<AttemptPerson[]>;
};

/** Every attempt that a viewer may see. */
export function attemptsOf(database: GatewayDatabase, viewer: Viewer) {
  const all = database.selectFrom('attempts').where('attempts.business', '=', viewer.business);
  if (viewer.areas === null) return all;
  const operations = operationsIn(viewer.areas);
  // What an integration did itself is never hidden from it: someone may have to settle it.
  return all.where((is) =>
    is.or([
      is('attempts.integration', '=', viewer.name),
      // An empty list is not SQL in every database.
      ...(operations.length === 0 ? [] : [is('attempts.operation', 'in', operations)]),
    ]),
  );
}

/** @param zoneOf the zone that the days of a business are counted in */
export function createJournal(
  database: GatewayDatabase,
  zoneOf: (business: string) => Promise<string>,
): Journal {
  const visible = (viewer: Viewer) => attemptsOf(database, viewer);

  const unsettledIn = (filtered: ReturnType<typeof visible>, state: AttemptState) =>
    filtered.where('state', '=', state).where('settled_at', 'is', null);
  const unresolvedOf = (filtered: ReturnType<typeof visible>) => unsettledIn(filtered, 'unknown');

  const sendsOf = (ids: string[]) =>
    database.selectFrom('sends').where('attempt_id', 'in', ids).orderBy('number');
  const listedSendsOf = (ids: string[]) => sendsOf(ids).select(listed.send).execute();
  const wholeSendsOf = (ids: string[]) => sendsOf(ids).selectAll().execute();

  const countOf = async (filtered: ReturnType<typeof visible>): Promise<number> => {
    const { total } = await filtered
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
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
    count: (viewer) => countOf(visible(viewer)),

    async open(viewer) {
      const sending = await visible(viewer)
        .select('id')
        .where('state', '=', 'sending')
        .where('job_id', 'is', null)
        .orderBy('recorded_at', 'desc')
        .limit(20)
        .execute();
      return {
        unresolved: await countOf(unresolvedOf(visible(viewer))),
        sending: sending.map(({ id }) => id),
      };
    },

    async following(viewer, after, most) {
      const all = visible(viewer);
      const rows = await (after === null ? all : all.where(isAfter(after)))
        .selectAll()
        .orderBy('recorded_at')
        .orderBy('id')
        .limit(most)
        .execute();
      return withSends(rows, wholeSendsOf);
    },

    async page(viewer, query) {
      const { state, unresolved, operation, area, person, branch, job } = query;
      const { amount, from, to, q, page, perPage } = query;
      const operator = person === undefined ? undefined : await named(viewer, person);
      if (person !== undefined && operator === undefined) return { rows: [], total: 0 };
      let filtered = visible(viewer);
      if (state === 'settled') filtered = filtered.where('settled_at', 'is not', null);
      else if (state !== undefined) filtered = unsettledIn(filtered, state);
      if (unresolved !== undefined) filtered = unresolvedOf(filtered);
      if (operation !== undefined) filtered = filtered.where('operation', '=', operation);
      if (area !== undefined) filtered = filtered.where('operation', 'in', operationsIn([area]));
      if (operator !== undefined) filtered = filtered.where('operator', '=', operator);
      if (branch !== undefined) filtered = filtered.where('branch_id', '=', branch.toLowerCase());
      if (job !== undefined) filtered = filtered.where('job_id', '=', job.toLowerCase());
      if (amount !== undefined) filtered = filtered.where('amount', '=', amountOf(amount));
      if (from !== undefined || to !== undefined) {
        const zone = await zoneOf(viewer.business);
        const startOf = (date: string, days: number) => startOfDay(date, zone, days).toISOString();
        if (from !== undefined) filtered = filtered.where('recorded_at', '>=', startOf(from, 0));
        if (to !== undefined) filtered = filtered.where('recorded_at', '<', startOf(to, 1));
      }
      for (const spellings of soughtIn(q ?? '')) {
        const suppliers = await providersNamed(database, viewer, spellings);
        filtered = filtered.where(
          isFoundBy(spellings, suppliers, suppliedIn(database, viewer.business)),
        );
      }
      const total = await countOf(filtered);
      const rows = await filtered
        .select(listed.attempt)
        .orderBy('recorded_at', 'desc')
        .orderBy('id', 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute();
      const supplied = await withSuppliers(database, viewer.business, rows);
      return { rows: await withSends(supplied, listedSendsOf), total };
    },

    async find(viewer, id) {
      const rows = await visible(viewer).selectAll().where('id', '=', id).execute();
      const [found] = await withSends(rows, wholeSendsOf);
      return found ?? null;
    },
  };
}

/** Attempts with their sends; where there are none, nothing is asked. */
async function withSends<Row extends { id: string }, Send extends ListedSend>(
  rows: Row[],
  sendsOf: (ids: string[]) => Promise<Send[]>,
): Promise<{ row: Row; sends: Send[] }[]> {
  if (rows.length === 0) return [];
  const sends = await sendsOf(rows.map(({ id }) => id));
  return rows.map((row) => ({
    row,
    sends: sends.filter((send) => send.attempt_id === row.id),
  }));
}

/** Both columns compared as one, as the order of the journal has them. */
function isAfter({ recordedAt, id }: JournalPlace) {
  return (is: ExpressionBuilder<GatewayTables, 'attempts'>) =>
    is(is.refTuple('recorded_at', 'id'), '>', is.tuple(recordedAt, id));
}

/** Names of people have no place in an address; this stands for one, in this business alone. */
function personId({ business }: Viewer, name: string): string {
  return sha256(JSON.stringify([business, name])).slice(0, 12);
}

/** Whether a text of the database holds a word. */
export function holds(text: RawBuilder<string | null>, word: string): RawBuilder<boolean> {
  const pattern = `%${word.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
  return sql<boolean>`${text} like ${pattern} escape '\\'`;
}

/** A purchase goes by two codes, and the attempt itself holds one of them; a payment goes by what it pays, and by whose that is. */
function isFoundBy(
  spellings: readonly string[],
  suppliers: readonly string[],
  supplied: ReturnType<typeof suppliedIn>,
) {
  return (is: ExpressionBuilder<GatewayTables, 'attempts'>) =>
    is.or([
      ...spellings.map((word) => holds(sql`search`, word)),
      is('attempts.id', 'in', (select) =>
        select
          .selectFrom('purchases')
          .select('attempt_id')
          .where((of) => of.or(spellings.map((word) => holds(sql`lower(control_number)`, word)))),
      ),
      is('attempts.id', 'in', (select) =>
        select
          .selectFrom('payment_parts')
          .select('attempt_id')
          .where('purchase_id', 'in', [...spellings]),
      ),
      // An empty list is not SQL in every database.
      ...(suppliers.length === 0
        ? []
        : [
            is('attempts.provider_id', 'in', suppliers),
            is(
              'attempts.id',
              'in',
              supplied
                .select('payment_parts.attempt_id')
                .where('attempts.provider_id', 'in', suppliers),
            ),
          ]),
    ]);
}
