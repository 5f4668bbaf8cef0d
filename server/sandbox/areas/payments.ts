import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ownBranch } from './branches';
import { readPayment, type Order } from './payment-body';
import { checkReferences } from './payment-references';
import { spread, type Share } from './payment-spread';
import { once } from '../idempotency';
import { centsOf } from '../money';
import type { Call, Operation } from '../operation';
import { data, failure, Refusal } from '../replies';
import type { Tables } from '../schema';

async function store(db: Kysely<Tables>, call: Call, order: Order, shares: readonly Share[]) {
  const id = randomUUID();
  const { world, integration } = call;
  const cents = shares.reduce((sum, share) => sum + share.cents, 0);
  await db
    .insertInto('payments')
    .values({
      id,
      business_id: integration.businessId,
      integration: integration.name,
      payment_method_id: order.payment_method_id,
      payment_date: order.payment_date,
      amount: cents / 100,
      branch_id: order.branch_id ?? null,
      provider_id: order.provider_id ?? null,
      bank_id: order.bank_id ?? null,
      petty_cash_id: order.petty_cash_id ?? null,
      checkbook_id: order.checkbook_id ?? null,
      check_number: order.check_number ?? null,
      reference_number: order.reference_number ?? null,
      notes: order.notes ?? null,
      applied_at: world.clock.now().toISOString(),
    })
    .execute();
  for (const { expense, cents: part } of shares) {
    await db
      .insertInto('payment_allocations')
      .values({ id: randomUUID(), payment_id: id, expense_id: expense.id, amount: part / 100 })
      .execute();
    await db
      .updateTable('expenses')
      .set({ balance: (centsOf(expense.balance) - part) / 100 })
      .where('id', '=', expense.id)
      .execute();
  }
  return { id, amount: cents / 100 };
}

/** Applies a payment to purchases, those it names or the oldest open ones of a provider in a branch. */
async function apply(call: Call) {
  const { world, integration, body } = call;
  const names = world.profile.paymentAllocation;
  return once(call, async (db) => {
    if (world.variants.paymentFails) throw new Refusal(failure.error);
    const order = readPayment(body, names);
    if (order.branch_id !== undefined) {
      await ownBranch({ db }, integration.businessId, order.branch_id);
    }
    await checkReferences(db, integration.businessId, order);
    const shares = await spread(db, integration.businessId, order, names);
    const { id, amount } = await store(db, call, order, shares);
    return data('status', {
      payment_id: id,
      amount,
      allocations: shares.map(({ expense, cents }) => ({
        [names.purchase]: expense.id,
        [names.amount]: cents / 100,
        balance: (centsOf(expense.balance) - cents) / 100,
      })),
    });
  });
}

export const paymentOperations: readonly Operation[] = [
  {
    name: 'payments.apply',
    method: 'POST',
    path: ({ paths }) => paths.paymentApplication,
    scope: null,
    envelope: 'status',
    unauthorized: 'message',
    failure: 'error',
    handle: apply,
  },
];
