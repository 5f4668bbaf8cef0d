import Big from 'big.js';
import { idsIn } from '../../payments/parts';
import type { PaymentPart } from '../../payments/tables';
import type { AttemptsTable } from '../tables';
import { maybeAppliedAttempts, otherPayments } from './maybe-applied';
import type { Reader, SimilarityRule } from './rule';
import { seenUntil } from './seen-until';

/** More of them than anybody looks at; the newest come first, so that one more is always among those told. */
const most = 10;

/**
 * For a payment planned among many: the payments that gave one of its purchases as much, however long ago, or anything at all since
 * its purchases were read for the plan. When it is sent nobody sits before it, and what was left to pay may be paid by then.
 */
export const plannedPart: SimilarityRule = async (database, { row, parts }) => {
  if (row.job_id === null || parts.length === 0) return [];
  const since = seenUntil(row, (await plannedAtOf(database, row.job_id)) ?? row.recorded_at);
  const earlier = await otherPayments(database, row, idsIn(parts))
    .select(['attempts.id', 'attempts.latest_at', 'attempts.settled_at'])
    .select(['payment_parts.purchase_id', 'payment_parts.amount'])
    .execute();
  const ids = earlier
    .filter((one) => isSince(one, since) || isPaidSo(one, parts))
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  const attempts = await maybeAppliedAttempts(database)
    .selectAll('attempts')
    .where('attempts.id', 'in', ids)
    .orderBy('attempts.recorded_at', 'desc')
    .orderBy('attempts.id', 'desc')
    .limit(most)
    .execute();
  return attempts.map((attempt) => ({ attempt, likeness: 'part' }));
};

/** It came, or was found to be applied, after that. */
const isSince = (one: Pick<AttemptsTable, 'latest_at' | 'settled_at'>, instant: string) =>
  one.latest_at > instant || (one.settled_at ?? '') > instant;

/** Null while it is only being planned, and once its job is forgotten. */
async function plannedAtOf(database: Reader, jobId: string): Promise<string | null> {
  const job = await database
    .selectFrom('jobs')
    .select('created_at')
    .where('id', '=', jobId)
    .executeTakeFirst();
  return job?.created_at ?? null;
}

/** One of the parts gives the same purchase as much. What is no amount may be any. */
function isPaidSo(
  { purchase_id: id, amount }: PaymentPart,
  parts: readonly PaymentPart[],
): boolean {
  const own = parts.find(({ purchase_id: purchase }) => purchase === id);
  if (own === undefined) return false;
  return amount === null || own.amount === null || new Big(amount).eq(own.amount);
}
