import { describe, expect, it } from 'vitest';
import type { PayablePurchase } from '@/api/attempts/purchases';
import { testId } from '@/api/core/test-answers';
import type { AlikeRow } from '@/api/jobs/names';
import { payable } from '../test-payables';
import { manySchema, emptyMany } from './many-form';
import { areSamePayments, paymentsOf } from './plan-payments';
import { confirmedPayments, preparePayments, totalOf } from './prepare-payments';

const [ceiba, molino] = [testId(501), testId(502)];
const owed = (id: number, providerId: string | null, total: string | null, paid = '0') =>
  payable(testId(id), { providerId, total, paid });

/** What is made of payments that were typed, when so much is known of their purchases. */
const planOf = (typed: readonly string[][], payables: readonly PayablePurchase[]) =>
  paymentsOf(typed.map(paperless), new Map(payables.map((one) => [one.purchaseId, one])));
const paperless = (purchases: string[]) => ({ purchases, reference: '', checkNumber: '' });

describe('payments that were typed', () => {
  it('M268: are each of what is left of their purchases', () => {
    const { payments, leftOut } = planOf(
      [[testId(1), testId(3)], [testId(2)]],
      [owed(1, ceiba, '30.50'), owed(2, molino, '40', '15.25'), owed(3, ceiba, '9.5')],
    );
    expect(leftOut).toEqual([]);
    expect(payments).toMatchObject([
      { providerId: ceiba, total: '40.00' },
      { providerId: molino, total: '24.75' },
    ]);
  });

  it('stay the same payment when its first purchase is paid elsewhere, and without any they are none', () => {
    const { payments, leftOut } = planOf(
      [[testId(1), testId(3)], [testId(2)]],
      [owed(1, ceiba, '30.50', '30.50'), owed(2, molino, '40', '40'), owed(3, ceiba, '9.5')],
    );
    expect(payments).toMatchObject([{ key: testId(1), total: '9.50' }]);
    expect(leftOut.map(({ id, why }) => [id, why])).toEqual([
      [testId(1), 'nothing-left'],
      [testId(2), 'nothing-left'],
    ]);
  });

  it.each<[string, PayablePurchase, string]>([
    ['in doubt', owed(1, ceiba, '5'), 'locked'],
    ['paid', owed(1, ceiba, '5', '5'), 'nothing-left'],
    ['of an unknown total', owed(1, ceiba, null), 'rest-unknown'],
    ['of nobody we know', owed(1, null, '5'), 'supplier-unknown'],
  ])('leave a purchase out that is %s, and why', (_what, purchase, why) => {
    const locked = {
      attemptId: testId(9),
      operator: 'Ana',
      at: '2026-03-14T15:09:26.000Z',
      amount: '1',
    };
    const payments = { ...purchase.payments, ...(why === 'locked' && { locked }) };
    const planned = planOf([[testId(1)]], [{ ...purchase, payments }]);
    expect(planned).toMatchObject({ payments: [], leftOut: [{ why }] });
  });

  it('leave a purchase out of which nothing is known', () => {
    expect(planOf([[testId(1)]], [])).toMatchObject({ leftOut: [{ why: 'rest-unknown' }] });
  });
});

describe('payments read anew', () => {
  const typed = [[testId(1), testId(3)], [testId(2)]];
  const [third, second] = [owed(3, ceiba, '9.5'), owed(2, molino, '40')];
  const before = planOf(typed, [owed(1, ceiba, '30.50'), second, third]);
  const isSameWith = (first: PayablePurchase) =>
    areSamePayments(before, planOf(typed, [first, second, third]));

  it('are the same while the same is left and nothing is locked', () => {
    const locked = {
      attemptId: testId(9),
      operator: 'Ana',
      at: '2026-03-14T15:09:26.000Z',
      amount: '1',
    };
    const same = owed(1, ceiba, '30.50');
    expect(isSameWith(same)).toBe(true);
    expect(isSameWith({ ...same, payments: { ...same.payments, locked } })).toBe(false);
    expect(isSameWith(owed(1, ceiba, '30.50', '10'))).toBe(false);
    expect(isSameWith(owed(1, ceiba, '30.50', '30.5'))).toBe(false);
  });
});

describe('a plan', () => {
  const typed = [[testId(1)], [testId(2)]];
  const { payments } = planOf(typed, [owed(1, ceiba, '30.5'), owed(2, molino, '40')]);
  const rows = typed.map(paperless);
  const read = { ...emptyMany, date: '2026-03-14', methodId: testId(7), rows };
  const prepared = preparePayments(payments, read);
  const alike = (line: number): AlikeRow => ({
    line,
    similar: { id: testId(90), at: '', operator: 'Ana', outcome: 'applied', equal: ['part'] },
  });

  it('has an id and the exact bytes of each payment', () => {
    // Its title is made of the day and the count where it is shown.
    const job = { kind: 'payments.apply', branchId: null, total: 2, title: '2026-03-14' };
    expect(prepared.job).toMatchObject(job);
    const ids = prepared.rows.map(({ attempts }) => attempts[0]);
    expect(new Set(ids).size).toBe(2);
    const bodies = prepared.rows.map(({ bodyText }) => JSON.parse(bodyText) as unknown);
    expect(bodies).toContainEqual(
      expect.objectContaining({ allocations: [{ expense_id: testId(2), amount: 40 }] }),
    );
    expect(totalOf(prepared.rows)).toBe('70.50');
  });

  it('says of each payment when the first of its purchases was read', () => {
    const readAt = (second: number) => `2026-03-14T15:09:0${second}.000Z`;
    const known = (id: number, second: number) =>
      payable(testId(id), { providerId: ceiba, total: '5', readAt: readAt(second) });
    const of = [[testId(1), testId(3)], [testId(2)]];
    const { payments } = planOf(of, [known(1, 7), known(2, 9), known(3, 6)]);
    const { rows } = preparePayments(payments, { ...read, rows: of.map(paperless) });
    expect(rows.map(({ input }) => input['readAt'])).toEqual([readAt(6), readAt(9)]);
  });

  it('leaves out what may be a payment made before, until somebody means it beside that', () => {
    const kept = confirmedPayments(prepared, [alike(1)], new Set());
    expect(kept?.rows.map(({ line }) => line)).toEqual([2]);
    expect(kept?.job.total).toBe(1);
    const both = confirmedPayments(prepared, [alike(1)], new Set([1]));
    expect(both?.rows[0]?.input).toMatchObject({ confirms: [testId(90)] });
    expect(both?.rows[0]?.attempts).toEqual(prepared.rows[0]?.attempts);
    expect(confirmedPayments(prepared, [alike(1), alike(2)], new Set())).toBeNull();
  });
});

it('a check has a number, and no two the same', () => {
  const typed = {
    ...emptyMany,
    date: '14/03/2026',
    methodId: testId(7),
    checkbookId: testId(8),
    rows: [paperless([testId(1)]), paperless([testId(2)])],
  };
  const withNumbers = (...numbers: string[]) =>
    manySchema.safeParse({
      ...typed,
      rows: typed.rows.map((row, at) => ({ ...row, checkNumber: numbers[at] ?? '' })),
    });
  expect(withNumbers('1', '2').success).toBe(true);
  expect(withNumbers('1', ' 1 ').error?.issues[0]?.path).toEqual(['rows', 1, 'checkNumber']);
  expect(withNumbers('1', '').error?.issues[0]?.message).toBe('forms_missing');
});

it('a check number that was typed counts only while there is a checkbook', () => {
  const typed = {
    ...emptyMany,
    date: '14/03/2026',
    methodId: testId(7),
    rows: [{ ...paperless([testId(1)]), checkNumber: '9'.repeat(300) }],
  };
  const { payments } = planOf([[testId(1)]], [owed(1, ceiba, '30.5')]);
  const { rows } = preparePayments(payments, manySchema.parse(typed));
  expect(rows[0]).toMatchObject({ code: '', input: { checkNumber: '' } });
  expect(rows[0]?.bodyText).not.toContain('999');
  const withCheckbook = manySchema.safeParse({ ...typed, checkbookId: testId(8) });
  expect(withCheckbook.error?.issues[0]?.path).toEqual(['rows', 0, 'checkNumber']);
});
