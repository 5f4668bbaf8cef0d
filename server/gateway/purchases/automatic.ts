import type { AutomaticPayment } from '../../../src/contract/purchases';
import type { GatewayDatabase } from '../database';
import { sumOf } from '../told-values';
import { attemptsOf, type Viewer } from '../ledger/journal';
import { isInDoubt, isNotDenied, maybeApplied, wasApplied } from '../ledger/similar/maybe-applied';
import { suppliedIn } from '../payments/suppliers';
import type { AttemptsTable } from '../ledger/tables';

/** What was paid to suppliers where the service decided of which purchases, and what may still have been, a row a supplier. */
export async function automaticPayments(
  database: GatewayDatabase,
  viewer: Viewer,
): Promise<AutomaticPayment[]> {
  const rows = await attemptsOf(database, viewer)
    .where('attempts.operation', '=', 'payments.apply')
    .where('attempts.state', 'in', maybeApplied)
    .where(isNotDenied)
    .where('attempts.provider_id', 'is not', null)
    .select([
      'attempts.id',
      'attempts.provider_id',
      'attempts.branch_id',
      'attempts.amount',
      'attempts.state',
      'attempts.verdict',
      'attempts.operator',
      'attempts.recorded_at',
    ])
    .orderBy('attempts.recorded_at', 'desc')
    .execute();
  const byPurchase = await openByPurchase(database, viewer);
  const providers = new Set([...rows, ...byPurchase].flatMap(({ provider_id: id }) => id ?? []));
  return [...providers].map((providerId) => {
    const own = rows.filter(({ provider_id: id }) => id === providerId);
    return {
      providerId,
      paid: sumOf(own.filter(wasApplied).flatMap(({ amount }) => amount ?? [])) ?? '0',
      open: own.filter((row) => !wasApplied(row)).map(openPayment),
      openByPurchase: byPurchase
        .filter(({ provider_id: id }) => id === providerId)
        .map(openPayment),
    };
  });
}

type Open = Pick<AttemptsTable, 'id' | 'branch_id' | 'operator' | 'recorded_at'>;

const openPayment = ({ id: attemptId, branch_id: branchId, operator, recorded_at: at }: Open) => ({
  attemptId,
  branchId,
  operator,
  at,
});

/** Payments by purchase whose end nobody knows, with the supplier and the branch of what they pay. */
async function openByPurchase(database: GatewayDatabase, viewer: Viewer) {
  return attemptsOf(database, viewer)
    .where('attempts.operation', '=', 'payments.apply')
    .where('attempts.state', 'in', maybeApplied)
    .where(isNotDenied)
    .where(isInDoubt)
    .innerJoin(
      suppliedIn(database, viewer.business)
        .where('attempts.provider_id', 'is not', null)
        .select(['payment_parts.attempt_id', 'attempts.provider_id', 'attempts.branch_id'])
        .as('purchase'),
      'purchase.attempt_id',
      'attempts.id',
    )
    .select([
      'attempts.id',
      'attempts.operator',
      'attempts.recorded_at',
      'purchase.provider_id',
      'purchase.branch_id',
    ])
    .distinct()
    .orderBy('attempts.recorded_at', 'desc')
    .execute();
}
