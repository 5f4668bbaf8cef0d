import { describe, expect, it } from 'vitest';
import type { Product } from '@/api/products/schemas';
import type { ProductChanges } from '@/api/products/write-schemas';
import { nothingEdited, testProduct } from '../test-products';
import type { ProductEdit } from './edit-changes';
import { typedFrom } from './edit-values';
import { threeWay, withNow } from './edit-moved';

const opened = testProduct();
const rows = (
  now: Partial<Product>,
  changes: ProductChanges = {},
  more: Partial<ProductEdit> = {},
) =>
  threeWay(opened, testProduct(now), { ...nothingEdited, changes, ...more }).map(
    ({ field, isMine }) => (isMine ? `${field} both` : field),
  );

describe('M125: what somebody has to decide when a product moved', () => {
  it('is nothing when nothing moved, whatever was typed', () => {
    expect(rows({}, { name: 'x', price: '9' })).toEqual([]);
  });

  it('is never the stock, which this form does not change', () => {
    expect(rows({ availability: 3 }, { name: 'x' })).toEqual([]);
  });

  it('is what somebody else changed, and both did', () => {
    expect(rows({ name: 'Suya', price: '2.00', availability: 3 }, { name: 'Mía' })).toEqual([
      'name both',
      'price',
    ]);
  });

  it('is nothing where both meant the same', () => {
    expect(rows({ name: 'Igual', price: '2.0' }, { name: 'Igual', price: '2.00' })).toEqual([]);
    expect(rows({ taxMethod: 'exent' }, { taxTreatment: 'exempt' })).toEqual([]);
  });

  it('is the taxes when they moved and were chosen here as well', () => {
    expect(rows({ taxIds: [] })).toEqual(['taxIds']);
    expect(rows({ taxIds: [] }, {}, { taxes: { way: 'choose', ids: ['t-9'] } })).toEqual([
      'taxIds both',
    ]);
    expect(rows({ taxIds: [] }, {}, { taxes: { way: 'remove-all' } })).toEqual([]);
  });

  it('is the price when a margin was typed for it', () => {
    expect(rows({ price: '2.00' }, { margin: '27.27' })).toEqual(['price both']);
  });
});

describe('what was decided', () => {
  const typed = { ...typedFrom(opened), name: 'Mía', price: '9', priceFrom: 'margin' as const };
  const now = testProduct({ name: 'Suya', price: '2.00', cost: '1.00' });

  it('takes from now what is to stay as it is, and keeps what was typed', () => {
    expect(withNow(typed, now, ['price'])).toEqual({
      ...typed,
      price: '2.00',
      priceFrom: 'price',
      margin: '50',
    });
    expect(withNow(typed, now, [])).toEqual(typed);
  });

  it('takes a cost from now with the price that a typed margin leads to from it', () => {
    const led = { ...typed, cost: '10.00', margin: '30', price: '14.2857' };
    const moved = testProduct({ cost: '12.00' });
    expect(withNow(led, moved, ['cost'])).toEqual({ ...led, cost: '12.00', price: '17.1429' });
    expect(withNow({ ...led, priceFrom: 'price' }, moved, ['cost'])).toMatchObject({
      price: '14.2857',
      priceFrom: 'price',
    });
    expect(withNow(led, testProduct({ cost: null }), ['cost'])).toMatchObject({
      price: '14.2857',
      priceFrom: 'price',
      margin: '',
    });
  });

  it('undoes a choice of taxes together with its confirmation', () => {
    const removed = { ...typed, taxWay: 'remove-all' as const, confirmedRemoval: 'remove-all' };
    expect(withNow(removed, now, ['taxIds'])).toMatchObject({
      taxWay: 'leave',
      confirmedRemoval: '',
      taxIds: ['t-1'],
      name: 'Mía',
    });
  });
});
