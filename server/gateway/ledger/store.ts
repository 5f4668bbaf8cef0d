import { attemptContextSchema, type AttemptFacts } from '../../../src/contract/attempt';
import type { Settlement } from '../../../src/contract/attempt-requests';
import { recordTaken, type SettleRefusal } from '../../../src/contract/attempt-words';
import type { JobRefusal } from '../../../src/contract/bulk-job';
import type { Outcome, Problem } from '../../../src/contract/outcome';
import type { GatewayDatabase } from '../database';
import { noteToLearn } from '../directory/to-learn';
import { noteDocument } from '../documents/note';
import { endDraftOf } from '../drafts/end-draft';
import { planRefusal, stopRefusal } from '../jobs/planned';
import { addPaymentParts, paymentPartsOfAttempt } from '../payments/parts';
import type { PaymentPart } from '../payments/tables';
import { notePurchase, notePurchaseAnswer } from '../purchases/note';
import { isRecordTaken } from './found-record';
import { searchAnew } from './search-anew';
import { searchText } from './search-text';
import { countOfEqual } from './similar/equal-content';
import { addIdentities, addNewIdentities, identitiesOfAttempt } from './similar/equal-identity';
import { allSimilarTo, similarTo, type Similar, type SimilarityCheck } from './similar/similar';
import { stateOfSends } from './state-of-sends';
import type { AttemptAndSends, AttemptRow, SendsTable, Identity } from './tables';

/** How one send ended. */
export type SendEnd = {
  endedAt: string;
  outcome: Outcome;
  status: number | null;
  problem: Problem | null;
  replayed: boolean;
  answerText: string | null;
};

/** What a person found out, who that is and when. */
export type Settled = Settlement & { operator: string; at: string };

/** An attempt as it is recorded, by what people would know its record, and what it pays. */
export type NewAttempt = {
  row: AttemptRow;
  identities: readonly Identity[];
  parts: readonly PaymentPart[];
};

/** What an answer tells of the record: what the journal shows, and by what it is known besides. */
type Learned = { facts: AttemptFacts; identities: readonly Identity[] };

type Transaction = Pick<GatewayDatabase, 'selectFrom' | 'insertInto' | 'updateTable'>;

export type SendStart = { number: number; at: string; requestId: string; keyHash: string };

export type Begun =
  | { result: 'begun' }
  /** A person has settled it meanwhile. */
  | { result: 'settled' }
  /** The job it goes on for does not run. */
  | { result: 'unplanned'; refusal: JobRefusal }
  | { result: 'similar'; similar: Similar };

export type Recorded =
  | { result: 'recorded' }
  /** The id stands in the ledger already. */
  | { result: 'known' }
  /** It names a bulk job that did not plan it, or that does not run. */
  | { result: 'unplanned'; refusal: JobRefusal }
  | { result: 'similar'; similar: Similar };

/** Turned into an answer; thrown, so that nothing of the transaction stays. */
class Overtaken extends Error {}

/** The ledger on disk: every change of it is one transaction, on disk before the promise resolves. */
export type LedgerStore = {
  find(id: string): Promise<AttemptAndSends | null>;
  /**
   * @param identities - by which a later write is held against this one
   * @param check - null: nothing is asked about
   * @param first - its first send, when that leaves at once; null: it has to wait for its turn
   */
  record(
    attempt: NewAttempt,
    check: SimilarityCheck | null,
    first: SendStart | null,
  ): Promise<Recorded>;
  /**
   * Notes that a send is about to leave; throws when that number is taken.
   * @param check - null: nothing is asked about, because that was done before
   * @param job - the one that sends it again by itself; null: a person does, or it is the first send
   */
  beginSend(
    id: string,
    start: SendStart,
    check: SimilarityCheck | null,
    job: string | null,
  ): Promise<Begun>;
  /** Notes the end of a send, also of one that never began. */
  endSend(id: string, start: SendStart, end: SendEnd, learned: Learned | null): Promise<void>;
  /** Every attempt that one which is only planned would have to be asked about. */
  alike(attempt: NewAttempt, check: SimilarityCheck): Promise<Similar[]>;
  /** @returns why not: `final` when it is not, or not any more, for a person to decide; null: it is noted. */
  settle(id: string, settled: Settled): Promise<SettleRefusal | null>;
  /** Keeps the id of the record of one that is known to exist and had none. */
  nameRecord(id: string, recordId: string): Promise<SettleRefusal | null>;
};

export function createLedgerStore(database: GatewayDatabase): LedgerStore {
  return {
    async find(id) {
      const row = await database
        .selectFrom('attempts')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined) return null;
      const sends = await database
        .selectFrom('sends')
        .selectAll()
        .where('attempt_id', '=', id)
        .orderBy('number')
        .execute();
      return { row, sends };
    },

    async record(attempt, check, first) {
      try {
        return await database
          .transaction()
          .execute((transaction) => recordIn(transaction, attempt, check, first));
      } catch (error) {
        // Whoever recorded the same id, or the like, a moment ago has won; the caller looks again.
        if (error instanceof Overtaken) return { result: 'known' };
        throw error;
      }
    },

    beginSend: (id, start, check, job) =>
      database.transaction().execute(async (transaction) => {
        const open = await transaction
          .selectFrom('attempts')
          .selectAll()
          .where('id', '=', id)
          .where('settled_at', 'is', null)
          .executeTakeFirst();
        if (open === undefined) return { result: 'settled' };
        const refusal = job === null ? null : await stopRefusal(transaction, job);
        if (refusal !== null) return { result: 'unplanned', refusal };
        const identities = await identitiesOfAttempt(transaction, id);
        const parts = await paymentPartsOfAttempt(transaction, id);
        const similar = await similarTo(transaction, { row: open, identities, parts }, check);
        if (similar !== null) return { result: 'similar', similar };
        await transaction
          .updateTable('attempts')
          .set({ state: 'sending', latest_at: start.at, ...(check && confirmation(open, check)) })
          .where('id', '=', id)
          .execute();
        await transaction.insertInto('sends').values(sendRow(id, start)).execute();
        return { result: 'begun' };
      }),

    endSend: (id, start, end, learned) =>
      database.transaction().execute(async (transaction) => {
        const ended = {
          ended_at: end.endedAt,
          outcome: end.outcome,
          status: end.status,
          problem: end.problem,
          replayed: end.replayed ? 1 : 0,
          answer_text: end.answerText,
        };
        await transaction
          .insertInto('sends')
          .values({ ...sendRow(id, start), ...ended })
          .onConflict((conflict) => conflict.columns(['attempt_id', 'number']).doUpdateSet(ended))
          .execute();
        const state = await stateOfSends(transaction, id);
        if (state === 'applied') await endDraftOf(transaction, id);
        await transaction
          .updateTable('attempts')
          .set({
            state,
            latest_at: end.endedAt,
            ...(learned !== null && learnedColumns(learned.facts)),
          })
          .where('id', '=', id)
          .execute();
        if (state === 'applied') await noteToLearn(transaction, id);
        if (end.outcome === 'applied') {
          const { answer_text, ended_at } = ended;
          await notePurchaseAnswer(transaction, { id }, { answer_text, ended_at });
        }
        if (learned !== null) await addNewIdentities(transaction, id, learned.identities);
        await searchAnew(transaction, id);
      }),

    alike: (attempt, check) => allSimilarTo(database, attempt, check),

    settle: (id, { verdict, note, operator, at, recordId }) =>
      database.transaction().execute(async (transaction) => {
        const record_id = recordId?.toLowerCase() ?? null;
        if (record_id !== null && (await isTakenBy(transaction, id, record_id))) return recordTaken;
        const result = await transaction
          .updateTable('attempts')
          .set({
            verdict,
            settled_note: note,
            settled_by: operator,
            settled_at: at,
            ...(record_id !== null && { record_id }),
          })
          .where('id', '=', id)
          .where('state', '=', 'unknown')
          .where('settled_at', 'is', null)
          .executeTakeFirst();
        if (result.numUpdatedRows === 0n) return 'final';
        await searchAnew(transaction, id);
        if (verdict === 'applied') await endDraftOf(transaction, id);
        return null;
      }),

    nameRecord: (id, recordId) =>
      database.transaction().execute(async (transaction) => {
        const record_id = recordId.toLowerCase();
        if (await isTakenBy(transaction, id, record_id)) return recordTaken;
        const result = await transaction
          .updateTable('attempts')
          .set({ record_id })
          .where('id', '=', id)
          // Also what was applied: its answer may have named no id.
          .where((is) => is.or([is('state', '=', 'applied'), is('verdict', '=', 'applied')]))
          .where('record_id', 'is', null)
          .executeTakeFirst();
        if (result.numUpdatedRows === 0n) return 'final';
        await searchAnew(transaction, id);
        return null;
      }),
  };
}

async function isTakenBy(transaction: Transaction, id: string, record_id: string) {
  const { business, operation } = await transaction
    .selectFrom('attempts')
    .select(['business', 'operation'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return isRecordTaken(transaction, { id, business, operation, record_id });
}

/** What is written down of a new attempt, once nothing stands in its way. */
async function recordIn(
  transaction: Transaction,
  attempt: NewAttempt,
  check: SimilarityCheck | null,
  first: SendStart | null,
): Promise<Recorded> {
  const { row, identities, parts } = attempt;
  const similar = await similarTo(transaction, attempt, check);
  if (similar !== null) return { result: 'similar', similar };
  const refusal = await planRefusal(transaction, row);
  if (refusal !== null) return { result: 'unplanned', refusal };
  const inserted = await transaction
    .insertInto('attempts')
    .values({
      ...row,
      ordinal: (await countOfEqual(transaction, row)) + 1,
      ...(first !== null && {
        state: 'sending',
        latest_at: first.at,
        search: searchText(row, [first.requestId]),
      }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if ((inserted.numInsertedOrUpdatedRows ?? 0n) === 0n) throw new Overtaken();
  if (!(await addIdentities(transaction, row, identities))) throw new Overtaken();
  if (!(await addPaymentParts(transaction, row, parts))) throw new Overtaken();
  await notePurchase(transaction, row);
  await noteDocument(transaction, row);
  if (first !== null) {
    await transaction.insertInto('sends').values(sendRow(row.id, first)).execute();
  }
  return { result: 'recorded' };
}

/** What somebody said when they went on beside the like of it, kept with what was said before. */
function confirmation(
  { context }: Pick<AttemptRow, 'context'>,
  { confirmed, reason }: SimilarityCheck,
): Pick<AttemptRow, 'context'> | null {
  if (confirmed.length === 0) return null;
  const before = attemptContextSchema.parse(JSON.parse(context));
  const after = { ...before, confirms: [...confirmed], ...(reason !== null && { reason }) };
  return { context: JSON.stringify(after) };
}

/** What an answer adds to what the body told: nothing known is forgotten for an answer that is silent about it. */
function learnedColumns(facts: AttemptFacts): Partial<AttemptRow> {
  const told = Object.entries(factColumns(facts)).filter(([, value]) => value !== null);
  return Object.fromEntries(told);
}

function sendRow(id: string, { number, at, requestId, keyHash }: SendStart): SendsTable {
  return {
    attempt_id: id,
    number,
    at,
    ended_at: null,
    outcome: null,
    status: null,
    problem: null,
    request_id: requestId,
    key_hash: keyHash,
    replayed: 0,
    answer_text: null,
  };
}

/** Facts as columns of an attempt. */
export function factColumns(facts: AttemptFacts) {
  return {
    branch_id: facts.branchId,
    record_id: facts.recordId,
    provider_id: facts.providerId,
    code: facts.code,
    name: facts.name,
    date: facts.date,
    amount: facts.amount,
  };
}
