import type { Kysely } from 'kysely';
import { allocationField, type Allocation, type Names, type Order } from './payment-body';
import { asAdded } from '../database';
import { Mistakes } from '../mistakes';
import { centsOf } from '../money';
import type { Tables } from '../schema';
import type { ExpenseRow } from '../seed/expenses';

/** What a payment gives to one purchase. */
export interface Share {
  expense: ExpenseRow;
  cents: number;
}

async function named(
  db: Kysely<Tables>,
  businessId: string,
  allocations: readonly Allocation[],
  names: Names,
): Promise<Share[]> {
  const found = await db
    .selectFrom('expenses')
    .selectAll()
    .where('business_id', '=', businessId)
    .where(
      'id',
      'in',
      allocations.map(({ expenseId }) => expenseId),
    )
    .execute();
  const mistakes = new Mistakes();
  const shares = allocations.flatMap(({ expenseId, cents }, index) => {
    const expense = found.find(({ id }) => id === expenseId);
    if (!expense) {
      const field = allocationField(index, names.purchase);
      mistakes.add(field, `The selected ${field} is invalid.`);
      return [];
    }
    if (cents > centsOf(expense.balance)) {
      const field = allocationField(index, names.amount);
      mistakes.add(field, `The ${field} is more than the purchase still owes.`);
    }
    return [{ expense, cents }];
  });
  mistakes.check();
  return shares;
}

/** The open purchases of the provider in the branch, the oldest first, until the amount is used up. */
async function oldestFirst(db: Kysely<Tables>, businessId: string, order: Order): Promise<Share[]> {
  const { branch_id = '', provider_id = '', amount = 0 } = order;
  const open = await db
    .selectFrom('expenses')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('branch_id', '=', branch_id)
    .where('provider_id', '=', provider_id)
    .where('balance', '>', 0)
    .orderBy('date')
    .orderBy(asAdded)
    .execute();
  let left = centsOf(amount);
  const shares: Share[] = [];
  for (const expense of open) {
    const cents = Math.min(left, centsOf(expense.balance));
    if (cents === 0) break;
    shares.push({ expense, cents });
    left -= cents;
  }
  const mistakes = new Mistakes();
  if (left > 0) mistakes.add('amount', 'The amount is more than is owed to the provider.');
  mistakes.check();
  return shares;
}

/**
 * Which purchases a payment goes to, and how much of it to each; never more than is still owed.
 * @throws Invalid when a purchase is unknown or foreign, or more is paid than is owed.
 */
export function spread(
  db: Kysely<Tables>,
  businessId: string,
  order: Order,
  names: Names,
): Promise<Share[]> {
  return order.allocations
    ? named(db, businessId, order.allocations, names)
    : oldestFirst(db, businessId, order);
}
