import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptPageSchema } from '@/contract/attempt';
import { automaticPaymentsSchema, sentPurchasePageSchema } from '@/contract/purchases';
import { goodKey, otherKey } from '../hostile/support/upstream';
import { applies, integrationsFile, LedgerTest, payments, saying } from './support/ledger';

const failure = saying(500, { error: 'Server error' });
const purchase = randomUUID();
const provider = randomUUID();

let test: LedgerTest;
let elsewhere: string;
beforeAll(async () => {
  test = await LedgerTest.start({
    env: {
      INTEGRATIONS: integrationsFile([
        { name: 'caja', business: 'La Tienda', key: goodKey },
        { name: 'bodega', business: 'La Tienda', key: otherKey },
        { name: 'ajena', business: 'Otra', key: `${otherKey}x` },
      ]),
    },
  });
  elsewhere = await test.gateway.signIn(`${otherKey}x`, 'Eva');
  await record(purchase, '113', 30);
  await record(randomUUID(), '9.5', 0);
});
afterAll(() => test.gateway.close());

/** A purchase of so much, on credit for so many days; cash for none. */
async function record(id: string, total: string, days: number): Promise<void> {
  test.service(saying(200, { status: true, data: { expense_id: id, status: 'processed' } }));
  const body = JSON.stringify({
    provider_id: provider,
    document_type: 'ticket',
    date: '2026-11-20',
    is_credit: days > 0,
    credit_days: days,
    products: [],
    totals: { expenseTotalToPayment: Number(total) },
  });
  await test.write({ path: '/expenses', body });
  test.service(applies);
}

const common = { payment_method_id: provider, payment_date: '2026-11-20' };

function pay(amount: number, more: Parameters<LedgerTest['write']>[0] = {}) {
  const body = JSON.stringify({ ...common, allocations: [{ expense_id: purchase, amount }] });
  return test.write({ path: payments, body, ...more });
}

/** What is still to pay of each, as its total and what was paid. */
async function owed(cookie = test.cookie): Promise<string[]> {
  const answer = await test.gateway.appAsk('/gateway/purchases?owed=1', { cookie });
  const { rows } = sentPurchasePageSchema.parse(answer.json());
  return rows.map(({ total, payments: { paid } }) => `${total} ${paid}`);
}

async function automatic(cookie = test.cookie) {
  const answer = await test.gateway.appAsk('/gateway/payable/automatic', { cookie });
  return automaticPaymentsSchema.parse(answer.json()).rows;
}

describe('what is owed by what was sent from here', () => {
  it('is on credit, less what was applied, to the last cent', async () => {
    expect(await owed()).toEqual(['113 0']);
    await pay(50.1);
    await pay(62.89, { cookie: await test.gateway.signIn(otherKey, 'Berta') });
    expect(await owed()).toEqual(['113 112.99']);
    const last = randomUUID();
    test.service(failure);
    await pay(0.01, { id: last });
    expect(await owed()).toEqual(['113 112.99']);
    await test.settle(last, 'applied');
    expect(await owed()).toEqual([]);
    test.service(applies);
  });

  it('is told to no other business', async () => {
    expect(await owed(elsewhere)).toEqual([]);
    expect(await automatic(elsewhere)).toEqual([]);
  });

  it('is not less by an automatic payment, which stands against its supplier', async () => {
    await record(randomUUID(), '20', 15);
    expect(await automatic()).toEqual([]);
    for (const amount of [10.1, 0.2]) {
      const body = JSON.stringify({
        ...common,
        branch_id: purchase,
        provider_id: provider,
        amount,
      });
      await test.write({ path: payments, body });
    }
    expect(await owed()).toEqual(['20 0']);
    expect(await automatic()).toEqual([
      { providerId: provider, paid: '10.3', open: [], openByPurchase: [] },
    ]);
  });

  it('may be less by an automatic payment whose end nobody knows, until somebody does', async () => {
    const id = randomUUID();
    const body = JSON.stringify({
      ...common,
      branch_id: purchase,
      provider_id: provider,
      amount: 5,
    });
    test.service(failure);
    await test.write({ path: payments, body, id });
    const [row] = await automatic();
    expect(row).toMatchObject({
      paid: '10.3',
      open: [{ attemptId: id, branchId: purchase, operator: 'Ana Prueba' }],
    });
    await test.settle(id, 'applied');
    expect(await automatic()).toEqual([
      { providerId: provider, paid: '15.3', open: [], openByPurchase: [] },
    ]);
    test.service(applies);
  });

  it('is added up exactly, and one without an amount is told apart', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await record(first, '0.1', 30);
    await record(second, '0.2', 30);
    test.service(saying(200, { status: true, data: { expense_id: randomUUID(), status: 'x' } }));
    const bare = { provider_id: provider, is_credit: true, credit_days: 5, products: [] };
    await test.write({ path: '/expenses', body: JSON.stringify(bare) });
    test.service(applies);
    await pay(0.05, {
      body: JSON.stringify({ ...common, allocations: [{ expense_id: second, amount: 0.05 }] }),
    });
    const answer = await test.gateway.appAsk('/gateway/purchases?owed=1&sums=1&perPage=1', {
      cookie: test.cookie,
    });
    expect(sentPurchasePageSchema.parse(answer.json()).sums).toEqual({
      summed: 4,
      withoutTotal: 1,
      total: '20.3',
      paid: '0.05',
      rest: '20.25',
      inDoubt: '0',
    });
  });

  it('M294: the journal finds a purchase and what was paid of it by its identifier', async () => {
    const { rows } = attemptPageSchema.parse(
      (await test.list(`?q=${purchase.toUpperCase()}`)).json(),
    );
    expect(new Set(rows.map(({ operation }) => operation))).toEqual(
      new Set(['payments.apply', 'expenses.create']),
    );
  });

  it('may be less by a payment of its supplier’s purchases whose end nobody knows', async () => {
    const id = randomUUID();
    const second = randomUUID();
    await record(second, '8', 30);
    const body = JSON.stringify({
      ...common,
      allocations: [{ expense_id: second, amount: 1 }],
    });
    test.service(failure);
    await test.write({ path: payments, body, id });
    const [row, ...others] = await automatic();
    expect(row).toMatchObject({ providerId: provider, open: [] });
    expect(row?.openByPurchase).toMatchObject([
      { attemptId: id, branchId: null, operator: 'Ana Prueba' },
    ]);
    expect(others).toEqual([]);
    expect(await automatic(elsewhere)).toEqual([]);
    const answer = await test.gateway.appAsk('/gateway/purchases?owed=1&sums=1', {
      cookie: test.cookie,
    });
    expect(sentPurchasePageSchema.parse(answer.json()).sums?.inDoubt).toBe('1');
    await test.settle(id, 'not-applied');
    expect((await automatic())[0]?.openByPurchase).toEqual([]);
    test.service(applies);
  });

  it('M294: a payment is of the supplier of its purchases, and is found by that name', async () => {
    await test.gateway.appAsk('/gateway/directory/provider', {
      method: 'PUT',
      cookie: test.cookie,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        source: 'named',
        entries: [{ id: provider, name: 'El Molino', legalName: null }],
      }),
    });
    const unknown = JSON.stringify({
      ...common,
      allocations: [{ expense_id: randomUUID(), amount: 3 }],
    });
    await test.write({ path: payments, body: unknown });
    const found = async (query: string) => {
      const { rows } = attemptPageSchema.parse((await test.list(query)).json());
      return rows.filter(({ operation }) => operation === 'payments.apply');
    };
    const all = await found('?area=payments');
    const [last, ...before] = all.map(({ facts }) => facts.providerId);
    expect(last).toBeNull();
    expect(new Set(before)).toEqual(new Set([provider]));
    expect(await found('?q=molino')).toEqual(all.slice(1));
    expect(await found('?q=molina')).toEqual([]);
  });
});
