import { describe, expect, it } from 'vitest';
import type { PayablePurchase } from '@/api/attempts/purchases';
import { testId } from '@/api/core/test-answers';
import { countOverpaid, payablesOf, restOf, sumOfParts } from './parts';
import { payable } from './test-payables';

const [one, other] = [testId(1), testId(2)];

describe('M272: what is left by our records', () => {
  it.each<[PayablePurchase | undefined, string | null]>([
    [payable(one, { total: '80' }), '80.00'],
    [payable(one, { total: '80', paid: '79.99' }), '0.01'],
    [payable(one, { total: '80', paid: '90' }), '0.00'],
    [payable(one, { total: null }), null],
    [payable(one), null],
    [undefined, null],
  ])('%#', (known, rest) => expect(restOf(known)).toBe(rest));

  it('is held against what is typed, where it is known', () => {
    const known = new Map([[one, payable(one, { total: '80', paid: '50' })]]);
    const parts = [
      { purchaseId: one, amount: '30.01' },
      { purchaseId: other, amount: '999' },
    ];
    expect(countOverpaid(parts, known)).toBe(1);
    expect(countOverpaid([{ purchaseId: one, amount: '30' }], known)).toBe(0);
    expect(payablesOf(parts, known)).toEqual([
      { id: one, rest: '30.00', due: '2026-04-01', amount: '30.01' },
      { id: other, rest: null, due: null, amount: '999' },
    ]);
  });
});

describe('M273: the sum', () => {
  it('counts what can be read, to the cent', () => {
    const typed = ['0.1', '0.2', '1,000.00', '-5', '', '0.001'];
    expect(sumOfParts(typed.map((amount) => ({ amount })))).toBe('1000.30');
  });
});
