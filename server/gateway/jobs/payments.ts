import type { BulkSums } from '../../../src/contract/bulk-job';
import { rowOutcomes, type RowOutcome } from '../../../src/contract/bulk-words';
import type { Profile } from '../../../src/contract/profile';
import type { GatewayDatabase } from '../database';
import { sumOf } from '../told-values';
import { idsIn, isAutomatic, paymentPartsOf } from '../payments/parts';
import { rowStates } from './row-states';
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

/** What the payments of a plan come to by what became of each, added up from the bytes that go out; null of any other plan. */
export async function sumsOf(
  database: Pick<GatewayDatabase, 'selectFrom'>,
  job: JobsTable,
  profile: Profile,
): Promise<BulkSums | null> {
  if (job.kind !== 'payments.apply') return null;
  const rows = await rowStates(database, job).select('r.body_text').execute();
  const amounts = new Map<RowOutcome, (string | null)[]>();
  for (const { outcome, body_text } of rows) {
    const own = paymentPartsOf({ operation: job.kind, body_text }, profile);
    const among = amounts.get(outcome) ?? [];
    amounts.set(outcome, among);
    among.push(sumOf(own.map(({ amount }) => amount)));
  }
  return Object.fromEntries(
    rowOutcomes.map((outcome) => [outcome, sumOf(['0', ...(amounts.get(outcome) ?? [])])]),
  ) as BulkSums;
}
