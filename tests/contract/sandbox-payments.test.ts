import { describe, expect, it } from 'vitest';
import {
  addPurchases,
  balancesOf,
  cash,
  firstOf,
  path,
  paying,
  refusedFields,
  unknown,
  withPurchases,
  type Refused,
} from './support/payments';
import { addPurchasable, generalPurchase } from '../../server/sandbox/testing/expenses';
import { withSandbox } from '../../server/sandbox/testing/sandbox';

const { world, failures } = withSandbox();

describe('every payment', () => {
  it('D14.1 M263 M274 M267: names every field that is wrong, all in one answer', async () => {
    const { here, ids } = await withPurchases(world, [{ balance: 20 }]);
    const body = paying([[ids[0] ?? '', 5]], {
      payment_method_id: undefined,
      payment_date: '2026-02-30',
      bank_id: 'x',
      reference_number: 'r'.repeat(256),
      notes: 'n'.repeat(501),
      check_number: 123,
      petty_cash_id: null,
    });
    expect(await refusedFields(here, body)).toEqual([
      'bank_id',
      'check_number',
      'notes',
      'payment_date',
      'payment_method_id',
      'petty_cash_id',
      'reference_number',
    ]);
  });

  it('D14.2 M274 M267: takes texts of the documented lengths, counted in characters', async () => {
    const { here, ids } = await withPurchases(world, [{ balance: 20 }]);
    const body = paying([[ids[0] ?? '', 5]], {
      reference_number: '💵'.repeat(255),
      notes: 'ñ'.repeat(500),
      check_number: '0'.repeat(50),
    });
    expect((await here.post(path, body)).status).toBe(200);
    const over = paying([[ids[0] ?? '', 5]], { check_number: '0'.repeat(51) });
    expect((await here.post<Refused>(path, over)).body.errors).toHaveProperty('check_number');
  });

  it('D14.3 M266: refuses lookups that do not exist, are another’s, or are of another kind', async () => {
    const { here, ids } = await withPurchases(world, [{ balance: 20 }]);
    const bank = await firstOf(here, 'banks');
    const foreign = await firstOf(here, 'checkbooks', here.facts.keys.second);
    const body = paying([[ids[0] ?? '', 5]], {
      payment_method_id: bank,
      bank_id: unknown,
      petty_cash_id: bank,
      checkbook_id: foreign,
    });
    expect(await refusedFields(here, body)).toEqual([
      'bank_id',
      'checkbook_id',
      'payment_method_id',
      'petty_cash_id',
    ]);
  });

  it('M264: refuses a method that is retired', async () => {
    const { here, ids } = await withPurchases(world, [{ balance: 20 }]);
    await here.control('PATCH', `/tables/catalog_items/${cash}`, { trashed: 1 });
    const body = paying([[ids[0] ?? '', 5]]);
    expect(await refusedFields(here, body)).toEqual(['payment_method_id']);
  });

  it.each([
    ['a list', '[]'],
    ['text', '"x"'],
    ['null', 'null'],
    ['half of it', '{"allocations": ['],
    ['allocations that are an object', '{"allocations": {"length": 1}}'],
    ['allocations of null', '{"allocations": [null, 1, []]}'],
  ])('refuses %s', async (_, body) => {
    const { here } = await withPurchases(world, []);
    expect((await refusedFields(here, body)).length).toBeGreaterThan(0);
    expect(failures).toEqual([]);
  });

  it('M259: is nowhere when the profile names no path, and elsewhere when it names another', async () => {
    const profile = (paymentApplication: string | null) => ({
      variants: { profile: { paths: { paymentApplication } } },
    });
    const nowhere = await world(profile(null));
    expect((await nowhere.post(path, paying([]))).status).toBe(404);
    const elsewhere = await world(profile('/accounts-payable/pagos'));
    expect((await elsewhere.post('/accounts-payable/pagos', paying([]))).status).toBe(422);
    expect((await elsewhere.post(path, paying([]))).status).toBe(404);
  });

  it('needs no permission, unless a world wants one', async () => {
    const { here, ids } = await withPurchases(world, [{ balance: 20 }]);
    const body = paying([[ids[0] ?? '', 5]]);
    expect((await here.post(path, body, here.facts.keys.none)).status).toBe(200);
    const variants = { operationScopes: { 'payments.apply': 'expenses' } };
    const strict = await world({ variants });
    expect((await strict.post(path, body, strict.facts.keys.none)).body).toMatchObject({
      required_scope: 'expenses',
    });
  });

  it('goes to a purchase recorded on credit, until it owes nothing', async () => {
    const { here } = await withPurchases(world, []);
    await addPurchasable(here);
    const purchase = { ...generalPurchase(here), is_credit: true, credit_days: 30 };
    const recorded = await here.post<{ data: { expense_id: string } }>('/expenses', purchase);
    const { expense_id: id } = recorded.body.data;
    for (const [amount, status] of [
      [33.91, 422],
      [33.9, 200],
      [0.01, 422],
    ]) {
      expect((await here.post(path, paying([[id, amount]]))).status).toBe(status);
    }
    expect(await balancesOf(here, [id])).toEqual([0]);
  });

  it('cannot go to a purchase that was paid at once', async () => {
    const { here } = await withPurchases(world, []);
    await addPurchasable(here);
    const recorded = await here.post<{ data: { expense_id: string } }>(
      '/expenses',
      generalPurchase(here),
    );
    const { expense_id: id } = recorded.body.data;
    expect((await here.post(path, paying([[id, 1]]))).status).toBe(422);
  });

  it('of the seed fits its purchases: nothing below zero, all paid is accounted for', async () => {
    const here = await world({ size: 'normal' });
    interface Expense {
      id: string;
      total: number;
      balance: number;
      is_credit: boolean;
    }
    const expenses = await here.rows<Expense>('expenses');
    const allocations = await here.rows<{ expense_id: string; amount: number }>(
      'payment_allocations',
    );
    const cents = (dollars: number) => Math.round(dollars * 100);
    for (const { id, total, balance, is_credit } of expenses) {
      const paid = allocations.filter(({ expense_id }) => expense_id === id);
      const sum = paid.reduce((all, { amount }) => all + cents(amount), 0);
      expect(balance).toBeGreaterThanOrEqual(0);
      expect(sum).toBe(is_credit ? cents(total) - cents(balance) : 0);
      expect(is_credit || balance === 0).toBe(true);
    }
    expect(expenses.filter(({ balance }) => balance > 0).length).toBeGreaterThan(20);
    expect(await addPurchases(here, [{ balance: 1 }])).toHaveLength(1);
  });
});
