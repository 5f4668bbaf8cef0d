import { describe, expect, it } from 'vitest';
import { excludedSums } from '@/domain/purchase/excluded';
import { begunLine, type TypedLine } from '@/domain/purchase/line';
import { excludedRows } from './excluded-rows';

const types = ['goods', 'service'];
const lineOf = (change: Partial<TypedLine>): TypedLine => ({
  ...begunLine,
  name: 'Tomate',
  quantity: '3',
  price: '33.33',
  ...change,
});

describe('the lines that go on as an excluded-subject invoice', () => {
  it.each([
    ['no amount of its own', '3', '33.33', '', { quantity: '3', price: '33.33' }],
    ['the amount they come to', '3', '33,33', '99.99', { quantity: '3', price: '33.33' }],
    [
      'numbers as people write them',
      '1,5',
      '1.234,565',
      '',
      { quantity: '1.5', price: '1,234.565' },
    ],
    ['another amount', '3', '33.33', '100', { quantity: '3', price: '33.33333333' }],
    ['an amount and no price', '4', '', '10', { quantity: '4', price: '2.5' }],
    ['an amount no price comes to', '7000000', '1', '0.01', { quantity: '1', price: '0.01' }],
    ['a quantity that cannot be read', 'tres', '2', '6', { quantity: 'tres', price: '2' }],
  ])('with %s (%s × %s, %j) come to the same', (_, quantity, price, amount, row) => {
    expect(excludedRows([lineOf({ quantity, price, amount })], types)).toMatchObject([row]);
  });

  it('come to the sum of the purchase', () => {
    const rows = excludedRows([lineOf({ amount: '100.00' })], types);
    expect(excludedSums(rows, '', 'half-up').whole).toBe('100.00');
  });

  it('are those that are not blank', () => {
    expect(excludedRows([{ ...begunLine, type: 'service' }, lineOf({})], types)).toHaveLength(1);
  });

  it('are services by the service’s own word for them', () => {
    const kindsOf = (words: readonly string[]) =>
      excludedRows(
        words.map((type) => lineOf({ type })),
        ['articulo', 'servicio'],
      ).map(({ kind }) => kind);
    expect(kindsOf(['servicio', 'articulo', 'otro'])).toEqual(['service', 'goods', 'goods']);
    expect(excludedRows([lineOf({})], ['goods'])).toMatchObject([{ kind: 'goods' }]);
  });
});
