import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { PurchaseOrder } from '../../../src/contract/purchase-words';
import {
  recordedStates,
  type AskedDocument,
  type AutomaticPayments,
  type EarlierPurchase,
  type LastPurchase,
  type PayablePurchase,
  type PurchaseSums,
  type SentPurchase,
} from '../../../src/contract/purchases';
import type { Profile } from '../../../src/contract/profile';
import type { GatewayDatabase } from '../database';
import { learnFromWrites } from '../directory/learn';
import { idOf } from '../told-values';
import { attemptsOf, holds, type Journal, type Viewer } from '../ledger/journal';
import { searchable, soughtIn } from '../ledger/search-text';
import { isNotDenied, maybeApplied } from '../ledger/similar/maybe-applied';
import { errorForLog } from '../observe/log';
import { paymentsOf } from '../payments/paid';
import type { Judged } from '../service/judge';
import type { Match } from '../service/match';
import type { Session } from '../sessions/store';
import { automaticPayments } from './automatic';
import { earlierPurchases } from './earlier';
import type { PurchaseQuery } from './query';
import { checkedIn } from './read';
import { branchNameOf, standing, stateOf, toPurchase, type Row } from './row';
import { purchaseSums } from './sums';

type Page = { rows: SentPurchase[]; total: number; sums: PurchaseSums | null };

/** The purchases of the ledger, as a list. */
export type Purchases = {
  page(viewer: Viewer, query: PurchaseQuery): Promise<Page>;
  find(viewer: Viewer, attemptId: string): Promise<SentPurchase | null>;
  /** What is known of purchases by the service's ids of them, one for each. */
  payable(viewer: Viewer, ids: readonly string[]): Promise<PayablePurchase[]>;
  /** The purchases that a document with these codes may be. */
  earlier(viewer: Viewer, asked: AskedDocument): Promise<EarlierPurchase[]>;
  /** Where a person's last purchase belongs; null before the first one. */
  last(viewer: Viewer, operator: string): Promise<LastPurchase>;
  /** What was paid to suppliers where the service decided of which purchases. */
  automatic(viewer: Viewer): Promise<AutomaticPayments>;
  /** Keeps what a status check tells; whoever waits for the answer never has to do with how that ends. */
  learn(asked: { session: Session; match: Match }, answer: Judged): Promise<void>;
};

type Parts = {
  database: GatewayDatabase;
  journal: Pick<Journal, 'people'>;
  profile: Profile;
  now: () => Date;
  log: FastifyBaseLogger;
};

export function createPurchases({ database, journal, profile, now, log }: Parts): Purchases {
  /** What was recorded or may have been; without the names where the integration may not see suppliers. */
  const all = (viewer: Viewer) => {
    const sees = viewer.areas === null || viewer.areas.includes('providers');
    return attemptsOf(database, viewer)
      .where('attempts.state', 'in', maybeApplied)
      .where(isNotDenied)
      .innerJoin('purchases', 'purchases.attempt_id', 'attempts.id')
      .leftJoin('directory as learned', (join) =>
        join
          .onRef('learned.id', '=', 'attempts.provider_id')
          .onRef('learned.business', '=', 'attempts.business')
          .on('learned.kind', '=', sees ? 'provider' : null),
      )
      .leftJoin('directory_given as given', (join) =>
        join
          .onRef('given.id', '=', 'attempts.provider_id')
          .onRef('given.business', '=', 'attempts.business')
          .on('given.kind', '=', sees ? 'provider' : null),
      );
  };

  async function suppliersNamed(viewer: Viewer, spellings: readonly string[]): Promise<string[]> {
    const named = await all(viewer)
      .select(['attempts.provider_id as id', providerName.as('name')])
      .distinct()
      .execute();
    return named.flatMap(({ id, name }) => {
      const text = searchable([name]);
      return id !== null && spellings.some((word) => text.includes(word)) ? [id] : [];
    });
  }

  /** Those that a list asks for; null: of a person nobody knows. */
  async function narrowed(
    viewer: Viewer,
    query: PurchaseQuery,
  ): Promise<ReturnType<typeof all> | null> {
    const { state, document, branch, person, credit, owed, from, to, q } = query;
    let filtered = all(viewer);
    if (state !== undefined) {
      const { states, verdict } = standing[state];
      filtered = filtered
        .where('attempts.state', 'in', states)
        .where('attempts.verdict', verdict === null ? 'is' : '=', verdict);
    }
    if (document !== undefined) filtered = filtered.where('document_type', '=', document);
    if (branch !== undefined) filtered = filtered.where('attempts.branch_id', '=', branch);
    if (credit !== undefined) filtered = filtered.where('credit_days', 'is not', null);
    if (owed !== undefined) filtered = filtered.where('credit_days', 'is not', null).where(isOwed);
    if (from !== undefined) filtered = filtered.where('attempts.date', '>=', from);
    if (to !== undefined) filtered = filtered.where('attempts.date', '<=', to);
    if (person !== undefined) {
      const named = (await journal.people(viewer)).find(({ id }) => id === person);
      if (named === undefined) return null;
      filtered = filtered.where('attempts.operator', '=', named.name);
    }
    for (const spellings of soughtIn(q ?? '')) {
      const suppliers = await suppliersNamed(viewer, spellings);
      filtered = filtered.where((is) =>
        is.or([
          ...spellings.flatMap((word) => [
            holds(sql`attempts.search`, word),
            holds(sql`lower(purchases.control_number)`, word),
            holds(sql`lower(purchases.generation_code)`, word),
          ]),
          // An empty list is not SQL in every database.
          ...(suppliers.length === 0 ? [] : [is('attempts.provider_id', 'in', suppliers)]),
        ]),
      );
    }
    return filtered;
  }

  async function withPayments(viewer: Viewer, rows: readonly Row[]): Promise<SentPurchase[]> {
    const ids = rows.flatMap(({ record_id: id }) => id ?? []);
    const payments = await paymentsOf(database, viewer, ids);
    return rows.map((row) => toPurchase(row, payments(row.record_id)));
  }

  async function sumsOf(viewer: Viewer, filtered: ReturnType<typeof all>): Promise<PurchaseSums> {
    const summed = await filtered
      .select(['attempts.state', 'attempts.verdict', 'attempts.amount', 'attempts.record_id'])
      .execute();
    const paid = await paymentsOf(database, viewer, filtered.select('attempts.record_id'));
    return purchaseSums(
      summed.map((row) => {
        const payments = paid(row.record_id);
        return {
          isRecorded: recordedStates.includes(stateOf(row)),
          total: row.amount,
          paid: payments.paid,
          inDoubt: payments.locked?.amount ?? null,
        };
      }),
    );
  }

  const rowsOf = (filtered: ReturnType<typeof all>) =>
    filtered.select(columns).select(providerName.as('provider_name'));

  return {
    async page(viewer, query) {
      await learnFromWrites(database, viewer.business, profile);
      const filtered = await narrowed(viewer, query);
      if (filtered === null) return { rows: [], total: 0, sums: null };
      const { total } = await filtered
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const direction = query.sort.startsWith('-') ? 'desc' : 'asc';
      const by = orderings[query.sort.replace('-', '') as PurchaseOrder];
      const rows = await rowsOf(filtered)
        // What is not known comes last either way.
        .orderBy(sql`${by} is null`)
        .orderBy(by, direction)
        .orderBy('attempts.recorded_at', 'desc')
        .orderBy('attempts.id', 'desc')
        .limit(query.perPage)
        .offset((query.page - 1) * query.perPage)
        .execute();
      return {
        rows: await withPayments(viewer, rows),
        total: Number(total),
        sums: query.sums === undefined ? null : await sumsOf(viewer, filtered),
      };
    },

    async find(viewer, attemptId) {
      await learnFromWrites(database, viewer.business, profile);
      const row = await rowsOf(all(viewer)).where('attempts.id', '=', attemptId).executeTakeFirst();
      const [found = null] = row === undefined ? [] : await withPayments(viewer, [row]);
      return found;
    },

    async payable(viewer, ids) {
      // An empty list is not SQL in every database.
      if (ids.length === 0) return [];
      const readAt = now().toISOString();
      await learnFromWrites(database, viewer.business, profile);
      const rows = await rowsOf(all(viewer))
        .where('attempts.record_id', 'in', ids)
        .orderBy('attempts.recorded_at')
        .execute();
      const payments = await paymentsOf(database, viewer, ids);
      const known = new Map(rows.map((row) => [row.record_id, row]));
      return ids.map((purchaseId) => {
        const row = known.get(purchaseId);
        const own = payments(purchaseId);
        const sent = row === undefined ? null : toPurchase(row, own);
        return { purchaseId, sent, payments: own, readAt };
      });
    },

    earlier: (viewer, asked) => earlierPurchases(database, viewer, asked, profile),

    async last(viewer, operator) {
      const row = await all(viewer)
        .where('attempts.operator', '=', operator)
        .where('attempts.branch_id', 'is not', null)
        .select(['attempts.branch_id', 'attempts.context'])
        .orderBy('attempts.recorded_at', 'desc')
        .orderBy('attempts.id', 'desc')
        .executeTakeFirst();
      return row?.branch_id ? { branchId: row.branch_id, branchName: branchNameOf(row) } : null;
    },

    async automatic(viewer) {
      const readAt = now().toISOString();
      return { readAt, rows: await automaticPayments(database, viewer) };
    },

    async learn({ session, match }, answer) {
      const isTold = match.operation.template === profile.paths.purchaseStatus;
      if (!isTold || answer.status !== 200) return;
      try {
        const id = firstId(match.path);
        const told = checkedIn(answer.told);
        if (id === null || told === null) return;
        const ofPurchase = database
          .selectFrom('attempts')
          .select('id')
          .where('business', '=', session.integration.business)
          .where('operation', '=', 'expenses.create')
          .where('record_id', '=', id);
        await database
          .updateTable('purchases')
          .set({ ...told, told_at: now().toISOString() })
          .where('attempt_id', 'in', ofPurchase)
          .execute();
      } catch (error) {
        log.error({ failure: errorForLog(error) }, 'the status of a purchase was not kept');
      }
    },
  };
}

/** Wherever the profile's path has its slot. */
const firstId = (path: string) =>
  path
    .split('/')
    .map(idOf)
    .find((id) => id !== null) ?? null;

const columns = [
  'attempts.id',
  'attempts.state',
  'attempts.verdict',
  'attempts.operator',
  'attempts.recorded_at',
  'attempts.context',
  'attempts.branch_id',
  'attempts.provider_id',
  'attempts.record_id',
  'attempts.date',
  'attempts.amount',
  'purchases.document_type',
  'purchases.generation_code',
  'purchases.control_number',
  'purchases.credit_days',
  'purchases.due_date',
  'purchases.status',
  'purchases.told_at',
  'purchases.told_document',
  'purchases.told_provider',
  'purchases.told_to_pay',
] as const;

/**
 * Not paid to its end from here, or nobody knows how much it is. Whole cents on both sides: sums of the database may be binary, and
 * what a row shows is worked out exactly.
 */
const isOwed = sql<boolean>`(attempts.amount is null or round(cast(attempts.amount as numeric) * 100) > (
  select coalesce(sum(round(cast(part.amount as numeric) * 100)), 0)
  from payment_parts as part inner join attempts as payment on payment.id = part.attempt_id
  where part.business = attempts.business and part.purchase_id = attempts.record_id
    and (payment.state = 'applied' or payment.verdict = 'applied')))`;

/** What people gave stands before what was learned, as in the directory, where an empty text of theirs is none. */
const providerName = sql<
  string | null
>`coalesce(given.name, learned.name, nullif(coalesce(given.legal_name, learned.legal_name), ''))`;

const orderings = {
  at: sql`attempts.recorded_at`,
  provider: sql`lower(${providerName})`,
  date: sql`attempts.date`,
  due: sql`purchases.due_date`,
  total: sql`cast(attempts.amount as numeric)`,
} as const satisfies Record<PurchaseOrder, ReturnType<typeof sql>>;
