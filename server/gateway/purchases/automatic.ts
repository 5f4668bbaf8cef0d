import type { AutomaticPayment } from '../../../src/contract/purchases';
import type { GatewayDatabase } from '../database';
import { sumOf } from '../told-values';
import { attemptsOf, type Viewer } from '../ledger/journal';
import { isNotDenied, maybeApplied, wasApplied } from '../ledger/similar/maybe-applied';

/** What was paid to suppliers where the service decided of which purchases, a row a supplier. */
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
  const providers = new Set(rows.flatMap(({ provider_id: id }) => id ?? []));
  return [...providers].map((providerId) => {
    const own = rows.filter(({ provider_id: id }) => id === providerId);
    return {
      providerId,
      paid: sumOf(own.filter(wasApplied).flatMap(({ amount }) => amount ?? [])) ?? '0',
      open: own
        .filter((row) => !wasApplied(row))
        .map(({ id: attemptId, branch_id: branchId, operator, recorded_at: at }) => ({
          attemptId,
          branchId,
          operator,
          at,
        })),
    };
  });
}
