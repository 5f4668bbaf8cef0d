import type { Kysely } from 'kysely';
import type { WriteOperation } from '../../../src/contract/writes';
import type { Profile } from '../../../src/contract/profile';
import { amountOf, idOf, isRecord, objectIn, sumOf } from '../told-values';
import type { AttemptRow } from '../ledger/tables';
import type { PaymentPart, PaymentTables } from './tables';

type Transaction = Pick<Kysely<PaymentTables>, 'selectFrom' | 'insertInto'>;

/**
 * What a payment gives to which purchase; none for any other write. The names within an allocation are the profile's (API
 * description, Payment application).
 */
export function paymentPartsOf(
  { operation, body_text: bodyText }: { operation: WriteOperation; body_text: string },
  { paymentAllocation: { purchase, amount } }: Pick<Profile, 'paymentAllocation'>,
): PaymentPart[] {
  if (operation !== 'payments.apply') return [];
  const { allocations, provider_id: provider, branch_id: branch } = objectIn(bodyText);
  if (!Array.isArray(allocations)) return openPurchasesOf(idOf(provider), idOf(branch));
  const parts = new Map<string, PaymentPart>();
  for (const item of allocations) {
    const id = isRecord(item) ? idOf(item[purchase]) : null;
    if (id === null) continue;
    const own = amountOf(isRecord(item) ? item[amount] : null);
    const before = parts.get(id);
    parts.set(id, { purchase_id: id, amount: before ? sumOf([before.amount, own]) : own });
  }
  return [...parts.values()];
}

const automatic = '/';

/** A payment that leaves it to the service may go to any open purchase of the provider in the branch: those are what it locks. */
export function openPurchasesOf(provider: string | null, branch: string | null): PaymentPart[] {
  if (provider === null || branch === null) return [];
  return [{ purchase_id: `${provider}${automatic}${branch}`, amount: null }];
}

/** Whether parts are those of a payment that leaves it to the service which purchases it goes to. */
export const isAutomatic = (parts: readonly PaymentPart[]) =>
  parts.some(({ purchase_id: id }) => id.includes(automatic));

/** Notes them beside the attempt. @returns false when somebody else has noted one of the purchases at the same moment. */
export async function addPaymentParts(
  transaction: Transaction,
  { id, business }: Pick<AttemptRow, 'id' | 'business'>,
  parts: readonly PaymentPart[],
): Promise<boolean> {
  // An empty list is not SQL in every database.
  if (parts.length === 0) return true;
  const before = await transaction
    .selectFrom('payment_parts')
    .select((select) => ['purchase_id', select.fn.max('ordinal').as('last')])
    .where('business', '=', business)
    .where('purchase_id', 'in', idsIn(parts))
    .groupBy('purchase_id')
    .execute();
  const lastOf = new Map(before.map(({ purchase_id: purchase, last }) => [purchase, last]));
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('payment_parts')
    .values(
      parts.map((part) => ({
        ...part,
        attempt_id: id,
        business,
        ordinal: (lastOf.get(part.purchase_id) ?? 0) + 1,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === BigInt(parts.length);
}

/** The purchases of an attempt, as it was recorded. */
export async function paymentPartsOfAttempt(
  database: Pick<Transaction, 'selectFrom'>,
  id: string,
): Promise<PaymentPart[]> {
  return database
    .selectFrom('payment_parts')
    .select(['purchase_id', 'amount'])
    .where('attempt_id', '=', id)
    .execute();
}

export const idsIn = (parts: readonly PaymentPart[]) =>
  parts.map(({ purchase_id: purchase }) => purchase);
