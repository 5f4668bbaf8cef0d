import { describe, expect, it } from 'vitest';
import type { PayablePurchase } from '@/api/attempts/purchases';
import { testId } from '@/api/core/test-answers';
import { writeWireJson } from '@/api/core/wire-json';
import { paymentForm } from './payment-form';
import { payable } from './test-payables';

type Change = Partial<typeof paymentForm.empty>;

const [one, other] = [testId(1), testId(2)];
const filled: typeof paymentForm.empty = {
  ...paymentForm.empty,
  date: '16/03/2026',
  methodId: testId(9),
  allocations: [{ purchaseId: one, amount: '12.5' }],
};

const around = (...known: PayablePurchase[]) => ({
  today: '2026-03-16',
  known: () => new Map(known.map((one) => [one.purchaseId, one])),
});
const read = (change: Change, ...known: PayablePurchase[]) =>
  paymentForm.schema(around(...known)).safeParse({ ...filled, ...change });
const problemsOf = (change: Change, ...known: PayablePurchase[]) =>
  read(change, ...known).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  ) ?? [];
const inputOf = (change: Change = {}, ...known: PayablePurchase[]) => {
  const { data } = read(change, ...known);
  if (data === undefined) throw new Error('It cannot be sent');
  return data;
};
const sent = (change: Change) =>
  JSON.parse(writeWireJson(paymentForm.write.toRequest(inputOf(change)).body)) as unknown;

describe('M260: one way or the other', () => {
  const automatic = {
    mode: 'automatic',
    providerId: testId(3),
    branchId: testId(4),
    amount: '100',
  } as const;

  it('by purchases, whatever was typed for the other way', () => {
    expect(sent({ ...automatic, mode: 'by-purchase', amount: 'x' })).toEqual({
      payment_method_id: testId(9),
      payment_date: '2026-03-16',
      allocations: [{ expense_id: one, amount: 12.5 }],
    });
  });

  it('automatic, whatever was typed for the other way', () => {
    expect(sent({ ...automatic, allocations: [{ purchaseId: 'x', amount: '-1' }] })).toEqual({
      payment_method_id: testId(9),
      payment_date: '2026-03-16',
      branch_id: testId(4),
      provider_id: testId(3),
      amount: 100,
    });
  });

  it('M261: automatic takes supplier, branch and amount', () => {
    expect(problemsOf({ mode: 'automatic' })).toEqual([
      'providerId: forms_not_chosen',
      'branchId: forms_not_chosen',
      'amount: forms_missing',
    ]);
  });
});

describe('is not sent', () => {
  const rows = (...amounts: string[]) =>
    amounts.map((amount, at) => ({ purchaseId: testId(at + 1), amount }));

  it.each<[Change, string]>([
    [{ allocations: [] }, 'allocations: payments_no_purchases'],
    [{ allocations: rows(...Array<string>(201).fill('1')) }, 'allocations: payments_too_many'],
    [{ allocations: rows('0') }, 'allocations.0.amount: forms_not_above_zero'],
    [{ allocations: rows('-1') }, 'allocations.0.amount: forms_negative'],
    [{ allocations: rows('0.001') }, 'allocations.0.amount: forms_too_many_decimals'],
    [{ allocations: rows('') }, 'allocations.0.amount: forms_missing'],
    [{ allocations: [...rows('1'), ...rows('2')] }, 'allocations.1.purchaseId: payments_repeated'],
    [{ methodId: '' }, 'methodId: forms_not_chosen'],
    [{ date: '' }, 'date: forms_missing'],
    [{ checkbookId: testId(5) }, 'checkNumber: forms_missing'],
  ])('%#', (change, problem) => expect(problemsOf(change)).toContain(problem));

  it('M268: 200 purchases are', () => {
    expect(problemsOf({ allocations: rows(...Array<string>(200).fill('1')) })).toEqual([]);
  });

  it('while a purchase is in a payment nobody knows the end of', () => {
    const locked = { attemptId: testId(8), operator: 'Berta', at: '2026-03-16T10:00:00Z' };
    expect(problemsOf({}, payable(one, { total: '80' }, locked))).toEqual([
      'allocations.0.purchaseId: payments_locked',
    ]);
  });

  it('M272: with more than is left, unless somebody says why', () => {
    const known = payable(one, { total: '80', paid: '70' });
    expect(problemsOf({}, known)).toEqual(['reason: forms_missing']);
    expect(inputOf({ reason: 'Flete' }, known).reason).toBe('Flete');
    expect(inputOf({ reason: 'Flete' }).reason).toBe('');
  });
});

describe('what is odd is said, and stops nobody', () => {
  const told = (change: Change, ...known: PayablePurchase[]) =>
    paymentForm.reviewed(inputOf(change, ...known), around(...known)).doubts.join(' ');

  it.each<[Change, RegExp]>([
    [{ date: '17/03/2026' }, /futura/],
    [{ date: '01/01/2026' }, /60 días/],
    [{ bankId: testId(5), pettyCashId: testId(6) }, /más de un origen/],
    [{ paper: '20' }, /\$12\.50 y el papel dice \$20\.00/],
    [{}, /no se conoce el saldo.*expense_id y amount/],
  ])('%#', (change, words) => expect(told(change)).toMatch(words));

  it('nothing of what is known and agrees', () => {
    const known = payable(one, { total: '80' });
    expect(told({ paper: '12.50', checkNumber: other }, known)).not.toMatch(/saldo|papel|fecha/);
  });
});
