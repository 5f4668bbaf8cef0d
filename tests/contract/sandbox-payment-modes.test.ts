import { describe, expect, it } from 'vitest';
import {
  balancesOf,
  cash,
  firstOf,
  otherProvider,
  path,
  paying,
  provider,
  refusedFields,
  unknown,
  withPurchases,
  type Applied,
} from './support/payments';
import { withSandbox, type TestWorld } from '../../server/sandbox/testing/sandbox';

const { world } = withSandbox();

describe('M260 a payment by purchase', () => {
  it('lowers what each purchase owes, and is kept with all it says', async () => {
    const { here, ids } = await withPurchases(world, [{ balance: 100 }, { balance: 0.3 }]);
    const [first = '', second = ''] = ids;
    const more = {
      bank_id: await firstOf(here, 'banks'),
      petty_cash_id: await firstOf(here, 'petty-cashes'),
      checkbook_id: await firstOf(here, 'checkbooks'),
      check_number: '000123',
      reference_number: 'TRX 9 ñ 💵',
      notes: 'Línea 1\nLínea 2',
    };
    const body = paying(
      [
        [first, 40.1],
        [second, 0.3],
      ],
      more,
    );
    const answer = await here.post<Applied>(path, body);
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        status: true,
        data: {
          payment_id: expect.any(String) as unknown,
          amount: 40.4,
          allocations: [
            { expense_id: first, amount: 40.1, balance: 59.9 },
            { expense_id: second, amount: 0.3, balance: 0 },
          ],
        },
      },
    ]);
    expect(answer.headers.get('Idempotent-Replayed')).toBeNull();
    expect(await balancesOf(here, ids)).toEqual([59.9, 0]);
    expect(await here.rows('payments')).toEqual([
      expect.objectContaining({
        ...more,
        integration: 'full',
        amount: 40.4,
        branch_id: null,
      }) as unknown,
    ]);
    expect(await here.rows('payment_allocations')).toHaveLength(2);
  });

  it('pays cent by cent without losing one', async () => {
    const { here, ids } = await withPurchases(world, [{ balance: 1 }]);
    const [id = ''] = ids;
    for (let n = 0; n < 10; n += 1) await here.post(path, paying([[id, 0.1]]));
    expect(await balancesOf(here, ids)).toEqual([0]);
    expect((await here.post(path, paying([[id, 0.01]]))).status).toBe(422);
  });

  it('of many at once never pays more than is owed', async () => {
    const { here, ids } = await withPurchases(world, [{ balance: 10 }]);
    const body = paying([[ids[0] ?? '', 3]]);
    const answers = await Promise.all(Array.from({ length: 12 }, () => here.post(path, body)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 200, 200, ...Array<number>(9).fill(422)]);
    expect(await balancesOf(here, ids)).toEqual([1]);
    expect(await here.rows('payments')).toHaveLength(3);
  });

  it('M272: above what is owed is refused by the purchase, and pays none of the others', async () => {
    const { here, ids } = await withPurchases(world, [{ balance: 50 }, { balance: 20 }]);
    const [first = '', second = ''] = ids;
    const body = paying([
      [first, 50],
      [second, 20.01],
    ]);
    expect(await refusedFields(here, body)).toEqual(['allocations.1.amount']);
  });

  it('D14.4 M268: takes 1 to 200 purchases', async () => {
    const purchases = Array.from({ length: 201 }, () => ({ balance: 2 }));
    const { here, ids } = await withPurchases(world, purchases);
    const all = ids.map((id) => [id, 1] as const);
    expect(await refusedFields(here, paying([]))).toEqual(['allocations']);
    expect(await refusedFields(here, paying(all))).toEqual(['allocations']);
    const answer = await here.post<Applied>(path, paying(all.slice(0, 200)));
    expect([answer.status, answer.body.data.amount]).toEqual([200, 200]);
    expect(await balancesOf(here, ids.slice(199))).toEqual([1, 2]);
  });

  it('M271: refuses a purchase twice, also in upper case', async () => {
    const { here, ids } = await withPurchases(world, [{ balance: 50 }]);
    const [id = ''] = ids;
    const body = paying([
      [id, 1],
      [id.toUpperCase(), 2],
    ]);
    expect(await refusedFields(here, body)).toEqual(['allocations.1.expense_id']);
  });

  it('refuses a purchase that is unknown or of another business', async () => {
    const { here, ids } = await withPurchases(world, [
      { balance: 50 },
      { balance: 50, branch_id: (await world()).foreignBranch.id },
    ]);
    const [own = '', foreign = ''] = ids;
    const body = paying([
      [own, 1],
      [foreign, 1],
      [unknown, 1],
    ]);
    expect(await refusedFields(here, body)).toEqual([
      'allocations.1.expense_id',
      'allocations.2.expense_id',
    ]);
  });

  it.each<[unknown, string]>([
    [0, 'amount'],
    [-1, 'amount'],
    [0.001, 'amount'],
    [1.005, 'amount'],
    ['1.00', 'amount'],
    [null, 'amount'],
    [undefined, 'amount'],
    [1e15, 'amount'],
  ])('M271: refuses the amount %j', async (amount, field) => {
    const { here, ids } = await withPurchases(world, [{ balance: 50 }]);
    expect(await refusedFields(here, paying([[ids[0] ?? '', amount]]))).toEqual([
      `allocations.0.${field}`,
    ]);
  });

  it('beside an amount must add up to it', async () => {
    const { here, ids } = await withPurchases(world, [{ balance: 50 }]);
    const [id = ''] = ids;
    expect(await refusedFields(here, paying([[id, 5]], { amount: 6 }))).toEqual(['amount']);
    expect((await here.post(path, paying([[id, 5]], { amount: 5 }))).status).toBe(200);
  });

  it('M269: reads and answers allocations by the names of the profile', async () => {
    const profile = { paymentAllocation: { purchase: 'compra', amount: 'monto' } };
    const options = { variants: { profile } };
    const { here, ids } = await withPurchases(world, [{ balance: 50 }], options);
    const [id = ''] = ids;
    expect(await refusedFields(here, paying([[id, 5]]))).toEqual([
      'allocations.0.compra',
      'allocations.0.monto',
    ]);
    const body = { ...paying([]), allocations: [{ compra: id, monto: 5 }] };
    const answer = await here.post<Applied>(path, body);
    expect(answer.body.data.allocations).toEqual([{ compra: id, monto: 5, balance: 45 }]);
  });
});

describe('M260 an automatic payment', () => {
  const automatic = (here: TestWorld, amount: unknown, more: object = {}) => ({
    payment_method_id: cash,
    payment_date: '2026-11-20',
    branch_id: here.branch.id,
    provider_id: provider,
    amount,
    ...more,
  });

  it('pays the oldest first, only of the provider and the branch', async () => {
    const facts = await world();
    const other = facts.facts.businesses[0]?.branches[1]?.id ?? '';
    const { here, ids } = await withPurchases(world, [
      { date: '2026-11-03', balance: 30 },
      { date: '2026-11-01', balance: 20 },
      { date: '2026-11-02', balance: 25 },
      { date: '2026-10-01', balance: 99, provider_id: otherProvider },
      { date: '2026-10-01', balance: 99, branch_id: other },
      { date: '2026-10-01', balance: 0 },
    ]);
    const answer = await here.post<Applied>(path, automatic(here, 50.5));
    expect(answer.status).toBe(200);
    expect(answer.body.data.allocations.map(({ amount }) => amount)).toEqual([20, 25, 5.5]);
    expect(await balancesOf(here, ids)).toEqual([24.5, 0, 0, 99, 99, 0]);
    expect(await here.rows('payments')).toEqual([
      expect.objectContaining({
        branch_id: here.branch.id,
        provider_id: provider,
        amount: 50.5,
      }) as unknown,
    ]);
  });

  it('above what is owed is refused, to the cent', async () => {
    const { here, ids } = await withPurchases(world, [{ balance: 20 }, { balance: 0.3 }]);
    expect(await refusedFields(here, automatic(here, 20.31))).toEqual(['amount']);
    expect((await here.post(path, automatic(here, 20.3))).status).toBe(200);
    expect(await balancesOf(here, ids)).toEqual([0, 0]);
    expect((await here.post(path, automatic(here, 0.01))).status).toBe(422);
  });

  it('D14.5 M261: needs the branch and the amount', async () => {
    const { here } = await withPurchases(world, [{ balance: 20 }]);
    const body = automatic(here, undefined, { branch_id: undefined });
    expect(await refusedFields(here, body)).toEqual(['amount', 'branch_id']);
    expect(await refusedFields(here, automatic(here, 0))).toEqual(['amount']);
  });

  it('D14.6 M260: goes not together with allocations, nor without either', async () => {
    const { here, ids } = await withPurchases(world, [{ balance: 20 }]);
    const { allocations } = paying([[ids[0] ?? '', 5]]);
    expect(await refusedFields(here, automatic(here, 5, { allocations }))).toEqual(['allocations']);
    const neither = automatic(here, 5, { provider_id: undefined });
    expect(await refusedFields(here, neither)).toEqual(['allocations']);
  });

  it.each(['unknown', 'foreign'])('M35: an %s branch is not found', async (which) => {
    const { here } = await withPurchases(world, [{ balance: 20 }]);
    const branch_id = which === 'unknown' ? unknown : here.foreignBranch.id;
    const { status, body } = await here.post(path, automatic(here, 5, { branch_id }));
    expect([status, body]).toEqual([404, { status: false, message: 'Branch not found' }]);
  });
});
