import type { Profile } from '../../../src/contract/profile';
import type { GatewayDatabase } from '../database';
import { idsIn, isAutomatic, paymentPartsOf } from '../payments/parts';
import type { JobsTable } from './tables';

/**
 * Whether every row of a plan of payments says which purchases it pays, and none of them is paid twice: rows go out without waiting
 * for one another, so nothing would tell the second one apart from a payment that came again. True of any other plan.
 */
export async function paysEachOnce(
  transaction: Pick<GatewayDatabase, 'selectFrom'>,
  { id, kind }: JobsTable,
  profile: Profile,
): Promise<boolean> {
  if (kind !== 'payments.apply') return true;
  const rows = await transaction
    .selectFrom('job_rows')
    .select('body_text')
    .where('job_id', '=', id)
    .execute();
  const seen = new Set<string>();
  for (const { body_text } of rows) {
    const parts = paymentPartsOf({ operation: kind, body_text }, profile);
    if (parts.length === 0 || isAutomatic(parts)) return false;
    for (const purchase of idsIn(parts)) {
      if (seen.has(purchase)) return false;
      seen.add(purchase);
    }
  }
  return true;
}
