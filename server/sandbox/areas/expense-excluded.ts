import { randomUUID } from 'node:crypto';
import { Big } from 'big.js';
import type { Kysely } from 'kysely';
import { ownBranch } from './branches';
import { readExcluded, type ExcludedPurchase } from './expense-body';
import { checkProvider, recorded } from './expense-record';
import { productsBySku, putInStock, type Received } from './expense-stock';
import { Invalid, Mistakes } from '../mistakes';
import type { Call } from '../operation';
import { done } from '../replies';
import type { Tables } from '../schema';
import type { ExpenseRow } from '../seed/expenses';
import type { ProductRow } from '../seed/products';
import type { World } from '../world';

/** The items with their products, because the body has no prices. */
function receivedOf(
  { invoiceProductsDetail }: ExcludedPurchase,
  products: ReadonlyMap<string, ProductRow>,
): Received[] {
  const mistakes = new Mistakes();
  const received = invoiceProductsDetail.flatMap(({ sku, quantity }, index) => {
    const product = products.get(sku);
    if (product) return [{ product, quantity }];
    const field = `invoiceProductsDetail.${index}.sku`;
    mistakes.add(field, `The selected ${field} is invalid.`);
    return [];
  });
  mistakes.check();
  return received;
}

const roundings = { 'half-up': Big.roundHalfUp, 'half-even': Big.roundHalfEven } as const;

/** What is to be paid: the items at what each product costs, less the income withheld. */
function payable(received: readonly Received[], totalRent: number, { profile }: World): number {
  const worth = received
    .reduce(
      (sum, { product, quantity }) =>
        sum.plus(new Big(quantity).times(product.cost ?? product.price_before_taxes)),
      new Big(0),
    )
    .round(2, roundings[profile.rounding]);
  if (worth.lt(totalRent)) {
    throw new Invalid({ totalRent: ['The totalRent must not be more than the purchase.'] });
  }
  return worth.minus(totalRent).toNumber();
}

/** The number of the next invoice the business issues to an excluded subject. */
async function nextControlNumber(db: Kysely<Tables>, businessId: string): Promise<string> {
  const { issued } = await db
    .selectFrom('expenses')
    .select((eb) => eb.fn.countAll<number>().as('issued'))
    .where('business_id', '=', businessId)
    // A range and not a pattern, for which no index is of use.
    .where('control_number', '>=', 'DTE-14-')
    .where('control_number', '<', 'DTE-14.')
    .executeTakeFirstOrThrow();
  return `DTE-14-S001P001-${String(issued + 1).padStart(15, '0')}`;
}

/** Issues the invoice of an excluded subject, which is the business's own document, and records it. */
export async function createExcluded(call: Call) {
  const { world, integration, body } = call;
  const { businessId } = integration;
  const purchase = readExcluded(body, world.profile);
  const branch = await ownBranch(world, businessId, purchase.branch_id);
  const common = {
    ...recorded(call, branch, purchase),
    document_type: 'fse',
    observation: null,
    is_credit: 0,
    credit_days: null,
    payment_type: purchase.payment_type,
    generation_code: randomUUID().toUpperCase(),
    stamp: null,
    batch_number: purchase.batch_number ?? null,
    expiration_date: purchase.expiration_date ?? null,
    lines: JSON.stringify(purchase.invoiceProductsDetail),
    totals: JSON.stringify({ totalRent: purchase.totalRent }),
    status: 'PROCESADO',
    balance: 0,
  } as const;
  const expense = await world.db.transaction().execute(async (db): Promise<ExpenseRow> => {
    const skus = purchase.invoiceProductsDetail.map(({ sku }) => sku);
    const received = receivedOf(purchase, await productsBySku(db, common, skus));
    const row = {
      ...common,
      control_number: await nextControlNumber(db, businessId),
      total: payable(received, purchase.totalRent, world),
    };
    await checkProvider(db, row);
    await putInStock(db, row, received);
    await db.insertInto('expenses').values(row).execute();
    return row;
  });
  const { id, generation_code, total, status } = expense;
  const answer = { expense_id: id, generation_code, total, status };
  return done('status', answer, 'Expense created successfully.', 200);
}
