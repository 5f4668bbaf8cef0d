import { describe, expect, it } from 'vitest';
import { bulkAddress } from './bulk-search';
import { changeSchema, emptyChange, type TypedChange } from './change-form';

const problemsOf = (change: Partial<TypedChange>) =>
  changeSchema
    .safeParse({ ...emptyChange, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('one change of many products, at its limits', () => {
  it('limit change percent priceWay: moves prices by more than 0 and by up to 1,000 percent, with 4 decimals', () => {
    const percent = (text: string) => problemsOf({ priceWay: 'percent-up', percent: text });
    expect([percent('0.0001'), percent('1000')]).toEqual([[], []]);
    expect(percent('0')).toContain('percent: forms_not_above_zero');
    expect(percent('0.00001')).toContain('percent: forms_too_many_decimals');
    expect(percent('1000.0001')).toContain('percent: forms_too_large');
  });

  it('leaves a margin below the whole', () => {
    const margin = (text: string) => problemsOf({ priceWay: 'margin', percent: text });
    expect(margin('99.9999')).toEqual([]);
    expect(margin('100')).toEqual(['percent: bulk_margin_whole']);
  });

  it.each(['amount', 'minimum'] as const)(
    'limit change amount minimum: takes an %s that a JSON number carries',
    (name) => {
      const typed = (text: string) => problemsOf({ priceWay: 'set', amount: '1', [name]: text });
      expect([typed('0'), typed('999999999.999999')]).toEqual([[], []]);
      expect(typed('1000000000')).toContain(`${name}: forms_too_large`);
      expect(typed('0.0000001')).toContain(`${name}: forms_too_many_decimals`);
      expect(typed('-0.01')).toContain(`${name}: forms_negative`);
    },
  );

  it('limit change largeMove: calls a move large from more than 0 to 1,000 percent on', () => {
    const large = (text: string) => problemsOf({ minimum: '1', largeMove: text });
    expect([large('0.0001'), large('1000'), large('')]).toEqual([[], [], []]);
    expect(large('0')).toEqual(['largeMove: forms_not_above_zero']);
    expect(large('1000.0001')).toEqual(['largeMove: forms_too_large']);
  });
});

it('limit bulk-search least most page: prices a list is narrowed by have up to 9 digits and 6 decimals, pages go from 1 to 10,000', () => {
  const place = { least: '999999999.999999', most: '0', page: 10_000 };
  const placeIn = (raw: Record<string, unknown>) => bulkAddress.fill(bulkAddress.read(raw));
  expect(placeIn(place)).toMatchObject(place);
  const nothing = { least: null, most: null, page: 1 };
  expect(placeIn({ least: '1000000000', most: '0.0000001', page: 10_001 })).toMatchObject(nothing);
  expect(placeIn({ least: '-1', most: '1e3', page: 0 })).toMatchObject(nothing);
});
