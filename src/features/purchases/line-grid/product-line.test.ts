import { describe, expect, it } from 'vitest';
import { loadedProduct } from '@/api/products/test-product';
import { begunLine } from '@/domain/purchase/line';
import { productFinder } from '@/modules/whole-list/use-product-finder';
import { linesOfTable, type PastedTable } from './pasted-lines';
import { lineOfRow, withoutProduct, withProduct } from './product-line';

const rice = loadedProduct({
  name: 'Arroz',
  sku: 'A-1',
  price: '1.50',
  cost: '1.10',
  taxMethod: 'is_taxed',
  productType: 'phisical',
});
const typed = { ...begunLine, sku: 'A-1' };
const types = ['goods', 'service'];

describe('a line of a product', () => {
  it('takes its name and its cost where nothing was typed', () => {
    const line = withProduct(typed, rice, { types, pricesHoldVat: false });
    expect(line).toMatchObject({ sku: 'A-1', name: 'Arroz', price: '1.10', kind: 'taxed' });
    const own = { ...typed, name: 'Arroz en oferta', price: '0.95' };
    expect(withProduct(own, rice, { types, pricesHoldVat: false })).toMatchObject({
      name: 'Arroz en oferta',
      price: '0.95',
    });
  });

  it('is a service in the word that the service has for one', () => {
    const cleaning = { ...rice, productType: 'service' };
    const typeOf = (words: string[]) =>
      withProduct({ ...typed, type: 'articulo' }, cleaning, { types: words, pricesHoldVat: false })
        .type;
    expect(typeOf(['articulo', 'servicio'])).toBe('servicio');
    expect(typeOf(['articulo'])).toBe('articulo');
  });

  it('takes no cost, which is without VAT, for a price that holds it', () => {
    const line = withProduct(typed, rice, { types, pricesHoldVat: true });
    expect(line).toMatchObject({ name: 'Arroz', price: '' });
  });
});

describe('a line whose product is picked again', () => {
  const around = { begun: begunLine, types, pricesHoldVat: false };
  const lamp = { ...rice, sku: 'B-2', name: 'Foco', cost: '3', taxMethod: null };
  const care = { ...lamp, taxMethod: 'is_exent', productType: 'service' };

  it('M153: is of the second one, and keeps nothing of the first', () => {
    const first = withProduct(typed, { ...care, sku: 'A-1', cost: '1.10' }, around);
    expect(first).toMatchObject({ price: '1.10', type: 'service', kind: 'exempt' });
    const free = withoutProduct(first, { ...care, cost: '1.10' }, around);
    expect(withProduct(free, lamp, around)).toMatchObject({
      sku: 'B-2',
      name: 'Foco',
      price: '3',
      type: 'goods',
      kind: 'taxed',
    });
  });

  it('keeps what was typed in it', () => {
    const own = { ...typed, name: 'Arroz', quantity: '4', price: '0.95', type: 'service' };
    expect(withoutProduct(own, rice, around)).toEqual({ ...own, name: '' });
    expect(withoutProduct(own, null, around)).toEqual({ ...own, name: '' });
  });

  it('D1: keeps what its document says, also a price that the product costs', () => {
    const told = { ...typed, name: 'Arroz', price: '1.10', from: 1 };
    expect(withProduct(withoutProduct(told, rice, around), lamp, around).price).toBe('1.10');
  });
});

describe('a line of a row that names a product by its code', () => {
  const cleaning = {
    ...rice,
    sku: 'L-1',
    name: 'Limpieza',
    taxMethod: 'is_exent',
    productType: 'service',
  };
  const around = {
    begun: begunLine,
    finder: productFinder([rice, cleaning]),
    types,
    pricesHoldVat: false,
  };
  const lineOf = (row: PastedTable[number]) =>
    linesOfTable([row], ['sku', 'kind', 'type'], types).map((said) => lineOfRow(said, around))[0];

  it.each([
    ['a-1', 'Exento', 'Servicio', { sku: 'A-1', kind: 'exempt', type: 'service' }],
    ['L-1', 'G', 'Bien', { sku: 'L-1', kind: 'taxed', type: 'goods' }],
  ])('%s is of the class and type it says: %s, %s', (sku, kind, type, line) => {
    expect(lineOf([sku, kind, type])).toMatchObject(line);
  });

  it.each([
    ['', ''],
    ['otra', 'otro'],
  ])('is of its product’s where it says %j and %j', (kind, type) => {
    expect(lineOf(['L-1', kind, type])).toMatchObject({
      name: 'Limpieza',
      kind: 'exempt',
      type: 'service',
      price: '1.10',
    });
  });

  it('is what the row says of it where the branch has no such product', () => {
    expect(lineOf(['X', 'E', ''])).toEqual({ ...begunLine, sku: 'X', kind: 'exempt' });
  });
});
