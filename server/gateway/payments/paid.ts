import { sql, type Expression } from 'kysely';
import type { PurchasePayments } from '../../../src/contract/purchases';
import type { GatewayDatabase } from '../database';
import { sumOf } from '../told-values';
import type { Viewer } from '../ledger/journal';
import { maybeAppliedAttempts, wasApplied } from '../ledger/similar/maybe-applied';

/**
 * What was paid of purchases from here, whichever integration of the business paid it: a payment counts once, however often it
 * was sent.
 */
export async function paymentsOf(
  database: GatewayDatabase,
  { business }: Pick<Viewer, 'business'>,
  ids: readonly string[] | Expression<{ record_id: string | null }>,
): Promise<(purchaseId: string | null) => PurchasePayments> {
  const isList = 'length' in ids;
  const rows =
    isList && ids.length === 0
      ? []
      : await maybeAppliedAttempts(database)
          .innerJoin('payment_parts', 'payment_parts.attempt_id', 'attempts.id')
          .select([
            'attempts.id',
            'attempts.state',
            'attempts.verdict',
            'attempts.operator',
            'attempts.recorded_at',
            'payment_parts.purchase_id',
            'payment_parts.amount',
          ])
          .where('payment_parts.business', '=', business)
          .where('payment_parts.purchase_id', 'in', isList ? ids : sql<string>`${ids}`)
          .orderBy('attempts.recorded_at', 'desc')
          .execute();
  const each = new Map<string, typeof rows>();
  for (const row of rows) {
    const own = each.get(row.purchase_id);
    if (own === undefined) each.set(row.purchase_id, [row]);
    else own.push(row);
  }
  return (purchaseId) => {
    const own = (purchaseId === null ? undefined : each.get(purchaseId)) ?? [];
    const open = own.find((row) => !wasApplied(row));
    // What is no amount was refused by the service, or is none that anybody could add up.
    const amounts = own.filter(wasApplied).flatMap(({ amount }) => amount ?? []);
    return {
      paid: sumOf(amounts) ?? '0',
      locked:
        open === undefined
          ? null
          : {
              attemptId: open.id,
              operator: open.operator,
              at: open.recorded_at,
              amount: open.amount,
            },
    };
  };
}
