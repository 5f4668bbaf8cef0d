import { describe, expect, it } from 'vitest';
import { decimalReader } from '@/modules/form-fields/value-rules';
import { decimalRules } from './decimal-rules';
import { newProductForm } from './new-product-form';
import { aroundNew, typed } from './test-product-form';
import type { TypedProduct } from './product-fields';

const schema = newProductForm.schema(aroundNew());
const mistakes = (changes: Partial<TypedProduct>) =>
  schema
    .safeParse(typed(changes))
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('amounts at their limits', () => {
  it('of rows are those of the other amounts; a portion may cost anything', () => {
    const list = { priceListId: '0190b8a4-7c11-7e51-8b4e-5f2d6c3a1b00' };
    const inList = (price: string) => mistakes({ prices: [{ ...list, price }] });
    expect([inList('0'), inList('999999999.999999')]).toEqual([[], []]);
    expect(inList('1000000000')).toEqual(['prices.0.price: forms_too_large']);
    expect(inList('0.0000001')).toEqual(['prices.0.price: forms_too_many_decimals']);
    expect(inList('-0.01')).toEqual(['prices.0.price: forms_negative']);
    expect(inList('')).toEqual(['prices.0.price: forms_missing']);
    const portion = (change: object) =>
      mistakes({
        composition: 'portions',
        baseUnitQuantity: '999999999.999999',
        portions: [{ name: 'Trago', unitQuantity: '1', price: '1', ...change }],
      });
    expect([portion({ price: '-1' }), portion({ unitQuantity: '999999999.999999' })]).toEqual([
      [],
      [],
    ]);
    expect(portion({ unitQuantity: '1000000000' })).toEqual([
      'portions.0.unitQuantity: forms_too_large',
    ]);
  });

  it('limit product paidPrice: what a customer pays has cents and no more', () => {
    const paid = decimalReader(decimalRules.paid);
    expect(['0', '0.01', '999999999.99'].map(paid)).toEqual([
      { value: '0' },
      { value: '0.01' },
      { value: '999999999.99' },
    ]);
    expect(['1000000000', '0.001', '-0.01'].map(paid)).toEqual([
      { problem: 'forms_too_large' },
      { problem: 'forms_too_many_decimals' },
      { problem: 'forms_negative' },
    ]);
  });
});

describe('what only a product that exists is asked', () => {
  it('limit product taxWay portionsWay pricesWay: is a word of ours all the same', () => {
    const words = { taxWay: 'x', portionsWay: 'x', pricesWay: 'x' } as object;
    expect(mistakes(words).toSorted()).toEqual(
      ['portionsWay', 'pricesWay', 'taxWay'].map((name) => `${name}: forms_not_chosen`),
    );
  });

  it('limit product confirmedComposition branchId: counts for nothing of a new one', () => {
    const read = schema.parse(typed({ confirmedComposition: 'recipe', branchId: 'b-2' }));
    expect(read).toMatchObject({ composition: 'simple', branchId: 'b-1' });
  });
});
