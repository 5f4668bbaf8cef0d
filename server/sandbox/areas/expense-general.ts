import { ownBranch } from './branches';
import { readGeneral } from './expense-body';
import { checkProvider, checkUnique, recorded } from './expense-record';
import { productsBySku, putInStock, type Received } from './expense-stock';
import type { Call } from '../operation';
import { done } from '../replies';
import type { ExpenseRow } from '../seed/expenses';

/** Records a purchase whose document somebody else issued. */
export async function createGeneral(call: Call) {
  const { world, integration, body } = call;
  const { variants, profile } = world;
  const purchase = readGeneral(body, profile, variants);
  const branch = await ownBranch(world, integration.businessId, purchase.branch_id);
  const total = purchase.totals.expenseTotalToPayment;
  const expense: ExpenseRow = {
    ...recorded(call, branch, purchase),
    document_type: purchase.document_type,
    observation: purchase.observation ?? null,
    is_credit: purchase.is_credit ? 1 : 0,
    credit_days: purchase.credit_days ?? null,
    payment_type: null,
    generation_code: purchase.generation_code ?? null,
    control_number: purchase.number_control ?? null,
    stamp: purchase.stamp ?? null,
    batch_number: null,
    expiration_date: null,
    lines: JSON.stringify(purchase.products),
    totals: JSON.stringify(purchase.totals),
    status: 'processed',
    total,
    balance: purchase.is_credit ? total : 0,
  };
  await world.db.transaction().execute(async (db) => {
    await checkProvider(db, expense);
    if (variants.duplicates === 'refused') await checkUnique(db, expense);
    const skus = purchase.products.flatMap(({ sku }) => sku ?? []);
    const products = await productsBySku(db, expense, skus);
    const received = purchase.products.flatMap(({ sku = '', type, quantity }): Received[] => {
      const product = products.get(sku);
      return type === 'goods' && product ? [{ product, quantity }] : [];
    });
    await putInStock(db, expense, received);
    await db.insertInto('expenses').values(expense).execute();
  });
  const { id, generation_code, control_number, status, issue_time } = expense;
  return done(
    'status',
    { expense_id: id, generation_code, control_number, status, issue_time, total },
    'Expense created successfully.',
    variants.createdStatus,
  );
}
