import { expect, it } from 'vitest';
import { loadedProduct } from '@/api/products/test-product';
import { withOneOf } from './one-more';

const rice = loadedProduct({
  name: 'Arroz',
  sku: 'A-1',
  price: '1.50',
  cost: '1.10',
  taxMethod: 'is_taxed',
  productType: 'phisical',
});
const row = { sku: 'a-1', description: 'Arroz', price: '1', kind: 'goods' };
/** The quantities of the lines of rice, once it is scanned so many times. */
function scanned(quantity: string, times = 1): string[] {
  let lines = [{ ...row, quantity }];
  for (let nth = 0; nth < times; nth += 1) lines = withOneOf(rice, lines).lines;
  return lines.map((one) => one.quantity);
}

it.each([
  ['', ['1']],
  ['2', ['3']],
  ['2,5', ['3.5']],
  ['12 cajas', ['12 cajas', '1']],
  ['0', ['0', '1']],
])('a scan of a line of %j makes it %j', (quantity, after) => {
  expect(scanned(quantity)).toEqual(after);
});

it('goes on counting beside a quantity that cannot be read', () => {
  expect(scanned('12 cajas', 3)).toEqual(['12 cajas', '3']);
});

it('a product that no line has takes the place of a blank one', () => {
  const blank = { sku: ' ', description: '', quantity: '', price: '', kind: '' };
  expect(withOneOf(rice, [blank])).toEqual({
    said: 'Arroz: 1.',
    lines: [{ sku: 'A-1', description: 'Arroz', quantity: '1', price: '1.10', kind: 'goods' }],
  });
});
