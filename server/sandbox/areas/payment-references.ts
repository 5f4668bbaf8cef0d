import type { Kysely } from 'kysely';
import type { Order } from './payment-body';
import { Mistakes } from '../mistakes';
import type { Tables } from '../schema';
import type { TreasuryKind } from '../seed/treasury';

const treasuryFields = {
  bank_id: 'bank',
  petty_cash_id: 'petty-cash',
  checkbook_id: 'checkbook',
} as const satisfies Record<string, TreasuryKind>;

/**
 * What a payment names must exist, and belong to the business where it is a business's own.
 * @throws Invalid naming every field that points to nothing.
 */
export async function checkReferences(db: Kysely<Tables>, businessId: string, order: Order) {
  const mistakes = new Mistakes();
  const refuse = (field: string) => mistakes.add(field, `The selected ${field} is invalid.`);
  const method = await db
    .selectFrom('catalog_items')
    .select('id')
    .where('catalog', '=', 'payment-methods')
    .where('id', '=', order.payment_method_id)
    .where('trashed', '=', 0)
    .executeTakeFirst();
  if (!method) refuse('payment_method_id');
  for (const field of ['bank_id', 'petty_cash_id', 'checkbook_id'] as const) {
    const id = order[field];
    if (id === undefined) continue;
    const account = await db
      .selectFrom('treasury_accounts')
      .select('id')
      .where('id', '=', id)
      .where('business_id', '=', businessId)
      .where('kind', '=', treasuryFields[field])
      .executeTakeFirst();
    if (!account) refuse(field);
  }
  if (order.provider_id !== undefined) {
    const provider = await db
      .selectFrom('providers')
      .select('id')
      .where('id', '=', order.provider_id)
      .where('business_id', '=', businessId)
      .executeTakeFirst();
    if (!provider) refuse('provider_id');
  }
  mistakes.check();
}
