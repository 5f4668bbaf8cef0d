import { idsIn, isAutomatic, openPurchasesOf } from '../../payments/parts';
import { isInDoubt, isKnownSince, otherPayments } from './maybe-applied';
import type { Asked, Reader, SimilarityRule } from './rule';
import { seenUntil } from './seen-until';

/**
 * A payment by purchases and one that leaves their choice to the service may pay the same, and only the service knows. So of the
 * other way two are asked about: the newest whose end nobody knows, and the newest known to be applied since what is left was read.
 */
export const otherWay: SimilarityRule = async (database, { row, parts }) => {
  if (parts.length === 0) return [];
  const others = isAutomatic(parts)
    ? purchasesOf(database, row)
    : await automaticFor(database, row, idsIn(parts));
  if (Array.isArray(others) && others.length === 0) return [];
  const newest = (condition: typeof isInDoubt) =>
    otherPayments(database, row, others)
      .selectAll('attempts')
      .where(condition)
      .orderBy('attempts.latest_at', 'desc')
      .executeTakeFirst();
  const since = isKnownSince(seenUntil(row, row.recorded_at));
  const found = [await newest(isInDoubt), await newest(since)];
  return found.flatMap((attempt) =>
    attempt === undefined ? [] : [{ attempt, likeness: 'other-way' }],
  );
};

type Paying = Asked['row'];

/** The purchases that were recorded here, with the ids that the service gave them. */
function recordedPurchases(database: Reader, { business }: Pick<Paying, 'business'>) {
  return database
    .selectFrom('attempts as purchases')
    .where('purchases.business', '=', business)
    .where('purchases.operation', '=', 'expenses.create')
    .where('purchases.record_id', 'is not', null);
}

/** The ids of those that an automatic payment may go to. */
function purchasesOf(database: Reader, row: Paying) {
  return recordedPurchases(database, row)
    .where('purchases.provider_id', '=', row.provider_id)
    .where('purchases.branch_id', '=', row.branch_id)
    .select('purchases.record_id');
}

/** What automatic payments may go to these purchases. */
async function automaticFor(
  database: Reader,
  row: Paying,
  ids: readonly string[],
): Promise<string[]> {
  const owed = await recordedPurchases(database, row)
    .where('purchases.record_id', 'in', ids)
    .select(['purchases.provider_id', 'purchases.branch_id'])
    .distinct()
    .execute();
  return owed.flatMap(({ provider_id: provider, branch_id: branch }) =>
    idsIn(openPurchasesOf(provider, branch)),
  );
}
