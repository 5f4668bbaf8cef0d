import { describe, expect, it } from 'vitest';
import { testId } from '@/api/core/test-answers';
import { nothingChanges } from './bulk-change';
import { changeSchema, emptyChange, type TypedChange } from './change-form';

const read = (typed: Partial<TypedChange>) => changeSchema.safeParse({ ...emptyChange, ...typed });

describe('what is typed of a change', () => {
  it.each<[Partial<TypedChange>, object]>([
    [
      { priceWay: 'percent-down', percent: '12,5 %' },
      { price: { change: { way: 'percent', percent: '-12.5' }, rounding: 'cents' } },
    ],
    [
      { priceWay: 'amount-up', amount: '$ 0.25', basis: 'paid', rounding: 'paid-0.05' },
      {
        price: { change: { way: 'amount', amount: '0.25', basis: 'paid' }, rounding: 'paid-0.05' },
      },
    ],
    [
      { priceWay: 'set', amount: '1,234.50', percent: 'nada' },
      { price: { change: { way: 'set', price: '1234.50', basis: 'before' }, rounding: 'cents' } },
    ],
    [
      { priceWay: 'margin', percent: '30' },
      { price: { change: { way: 'margin', percent: '30' }, rounding: 'cents' } },
    ],
    [
      { minimum: '0', treatment: 'exempt', taxWay: 'remove-all' },
      { minimum: '0', treatment: 'exempt', taxes: { way: 'remove-all' } },
    ],
    [
      { taxWay: 'choose', taxIds: [testId(1)], categoryId: testId(2) },
      { taxes: { way: 'choose', ids: [testId(1)] }, categoryId: testId(2) },
    ],
  ])(
    'limit change basis rounding categoryId treatment taxWay taxIds: %j is read',
    (typed, change) => {
      expect(read(typed).data?.change).toEqual({ ...nothingChanges, ...change });
    },
  );

  it.each<[Partial<TypedChange>, keyof TypedChange, string]>([
    [{}, 'priceWay', 'bulk_nothing_changes'],
    [{ priceWay: 'percent-up' }, 'percent', 'forms_missing'],
    [{ priceWay: 'set' }, 'amount', 'forms_missing'],
    [{ priceWay: 'amount-down', amount: '0' }, 'amount', 'forms_not_above_zero'],
    [{ priceWay: 'percent-up', percent: '1e3' }, 'percent', 'forms_not_digits'],
    [{ priceWay: 'margin', percent: '100' }, 'percent', 'bulk_margin_whole'],
    [{ taxWay: 'choose' }, 'taxIds', 'bulk_no_tax_chosen'],
    [{ minimum: '-1' }, 'minimum', 'forms_negative'],
  ])('%j is refused at its field', (typed, path, message) => {
    const issues = read(typed).error?.issues.map((issue) => [issue.path[0], issue.message]);
    expect(issues).toContainEqual([path, message]);
  });
});
