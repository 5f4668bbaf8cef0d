import { idsIn, isAutomatic, openPurchasesOf, whoseOpenPurchases } from '../../payments/parts';
import type { PaymentPart } from '../../payments/tables';
import { otherPayments } from './maybe-applied';
import type { Asked, Reader, SimilarityRule } from './rule';
import { seenUntil } from './seen-until';

/**
 * A payment by purchases and one that leaves their choice to the service may pay the same, and only the service knows. So of the
 * other way the newest is asked about whose end nobody knows, or that was applied since what is left to pay was read.
 */
export const otherWay: SimilarityRule = async (database, { row, parts }) => {
  if (parts.length === 0) return [];
  const others = isAutomatic(parts)
    ? await purchasesOf(database, { row, parts })
    : await automaticFor(database, { row, parts });
  if (others.length === 0) return [];
  const attempt = await otherPayments(database, { row, parts: others })
    .selectAll('attempts')
    .where((is) =>
      is.or([
        is.and([is('attempts.state', '<>', 'applied'), is('attempts.verdict', 'is', null)]),
        is('attempts.latest_at', '>', seenUntil(row, row.recorded_at)),
      ]),
    )
    .orderBy('attempts.latest_at', 'desc')
    .executeTakeFirst();
  return attempt === undefined ? [] : [{ attempt, likeness: 'other-way' }];
};

type Paying = Pick<Asked, 'row' | 'parts'>;

/** The purchases that were recorded here, with the ids that the service gave them. */
function recordedPurchases(database: Reader, { row }: Paying) {
  return database
    .selectFrom('attempts')
    .where('business', '=', row.business)
    .where('operation', '=', 'expenses.create');
}

/** Those that an automatic payment may go to. */
async function purchasesOf(database: Reader, paying: Paying): Promise<PaymentPart[]> {
  const { provider, branch } = whoseOpenPurchases(paying.parts);
  const rows = await recordedPurchases(database, paying)
    .where('provider_id', '=', provider)
    .where('branch_id', '=', branch)
    .select('record_id')
    .execute();
  return rows.flatMap(({ record_id: id }) =>
    id === null ? [] : [{ purchase_id: id, amount: null }],
  );
}

/** What automatic payments may go to these purchases. */
async function automaticFor(database: Reader, paying: Paying): Promise<PaymentPart[]> {
  const rows = await recordedPurchases(database, paying)
    .where('record_id', 'in', idsIn(paying.parts))
    .select(['provider_id', 'branch_id'])
    .distinct()
    .execute();
  return rows.flatMap(({ provider_id: provider, branch_id: branch }) =>
    openPurchasesOf(provider, branch),
  );
}
