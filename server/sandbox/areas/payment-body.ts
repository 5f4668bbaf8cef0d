import * as z from 'zod/mini';
import type { Profile } from '../../../src/contract/profile';
import { date, positiveNumber, readBody, text, uuid } from '../body';
import { madeOnce } from '../made-once';
import { Mistakes } from '../mistakes';
import { centsOf, isWholeCents } from '../money';

export type Names = Profile['paymentAllocation'];

const amount = () =>
  positiveNumber().check(z.refine(isWholeCents, 'must not have parts of a cent.'));

/** The fields of both modes (API description, Payment application to purchases), but for the allocations. */
const commonSchema = z.object({
  payment_method_id: uuid(),
  payment_date: date(),
  bank_id: z.optional(uuid()),
  reference_number: z.optional(text(255)),
  notes: z.optional(text(500)),
  branch_id: z.optional(uuid()),
  amount: z.optional(amount()),
  provider_id: z.optional(uuid()),
  petty_cash_id: z.optional(uuid()),
  checkbook_id: z.optional(uuid()),
  check_number: z.optional(text(50)),
});

/** What a payment gives to one purchase, as it was asked for. */
export interface Allocation {
  expenseId: string;
  cents: number;
}

/** A payment as it is sent; which fields its mode needs is not said here. */
export const paymentSchema = madeOnce((names: Names) => {
  const item = z.object({ [names.purchase]: uuid(), [names.amount]: amount() });
  const list = z.array(item).check(z.minLength(1), z.maxLength(200));
  return z.extend(commonSchema, { allocations: z.optional(list) });
});

/** A payment of one of the two modes: by purchase, or automatic when there are no allocations. */
export interface Order extends z.infer<typeof commonSchema> {
  allocations?: Allocation[] | undefined;
}

/** How an allocation's field is called in a refusal. */
export const allocationField = (index: number, name: string): string =>
  `allocations.${index}.${name}`;

function checkAutomatic({ branch_id, amount: asked }: Order, mistakes: Mistakes): void {
  const missing = Object.entries({ branch_id, amount: asked }).filter(
    ([, value]) => value === undefined,
  );
  for (const [field] of missing) {
    mistakes.add(field, `The ${field} is required with provider_id.`);
  }
}

function checkAllocations(order: Order, names: Names, mistakes: Mistakes): void {
  const { allocations = [], amount: asked, provider_id } = order;
  if (provider_id !== undefined) {
    mistakes.add('allocations', 'The allocations must not be sent with provider_id.');
  }
  for (const [index, { expenseId }] of allocations.entries()) {
    if (allocations.findIndex((other) => other.expenseId === expenseId) !== index) {
      const field = allocationField(index, names.purchase);
      mistakes.add(field, `The ${field} is listed twice.`);
    }
  }
  const cents = allocations.reduce((sum, share) => sum + share.cents, 0);
  if (asked !== undefined && centsOf(asked) !== cents) {
    mistakes.add('amount', 'The amount must be the sum of the allocations.');
  }
}

/**
 * The payment a body asks for, its allocations read under the profile's names.
 * @throws Invalid naming every field that is wrong, or missing in its mode.
 */
export function readPayment(body: unknown, names: Names): Order {
  const submitted = readBody(paymentSchema(names), body);
  const allocations = submitted.allocations?.map((share) => ({
    expenseId: String(share[names.purchase]),
    cents: centsOf(Number(share[names.amount])),
  }));
  const order: Order = { ...submitted, allocations };
  const mistakes = new Mistakes();
  if (allocations) checkAllocations(order, names, mistakes);
  else if (order.provider_id !== undefined) checkAutomatic(order, mistakes);
  else mistakes.add('allocations', 'The allocations are required without provider_id.');
  mistakes.check();
  return order;
}
