import { describe, expect, it, vi } from 'vitest';
import { plainText, textSearch } from './search-text';

interface Product {
  name: string | null;
  sku: string | null;
}

const products: Product[] = [
  { name: 'Café de altura', sku: 'CF-001' },
  { name: 'Azúcar morena', sku: 'AZ-9' },
  { name: null, sku: 'Ñ-77' },
  { name: 'Leche entera 1 L', sku: null },
];
const search = textSearch<Product>(({ name, sku }) => [name, sku]);
const found = (typed: string) => search(products, typed).map(({ name, sku }) => name ?? sku);

describe('searching rows by what is typed', () => {
  it.each([
    ['cafe', ['Café de altura']],
    ['AZÚCAR', ['Azúcar morena']],
    ['altura caf', ['Café de altura']],
    ['cf-0', ['Café de altura']],
    ['ñ-77', ['Ñ-77']],
    ['leche 2', []],
  ])('%s finds %j', (typed, expected) => expect(found(typed)).toEqual(expected));

  it('finds everything while nothing is typed, without copying it', () => {
    expect(search(products, '  ')).toBe(products);
  });

  it('does not match across two texts', () => {
    expect(found('alturacf')).toEqual([]);
  });

  it('takes composed and decomposed letters for the same', () => {
    expect(plainText('Jose\u0301')).toBe(plainText('José'));
  });

  it('makes the texts of ten thousand rows plain once, whatever is typed after that', () => {
    const many = Array.from({ length: 10_000 }, (_, nth) => ({ name: `Producto número ${nth}` }));
    const textsOf = vi.fn<(row: { name: string }) => string[]>(({ name }) => [name]);
    const searchMany = textSearch(textsOf);
    searchMany(many, 'x');
    expect(searchMany(many, 'numero 9999')).toHaveLength(1);
    expect(textsOf).toHaveBeenCalledTimes(many.length);
  });
});
