import { describe, expect, it, vi } from 'vitest';
import { narrowed } from './narrowing';
import type { ProductReferences } from './product-row';
import { ordered, productsAtHand } from './product-listing';
import { testProduct, testProducts } from './test-products';

const nothing = { q: '', low: false, tax: null, category: null };
const references: ProductReferences = {
  categories: { status: 'loading' },
  units: { status: 'loading' },
  taxes: { status: 'loading' },
};

describe('narrowing the loaded products', () => {
  const milk = testProduct();
  const bread = testProduct({
    id: 'p-2',
    name: 'Pan francés',
    sku: null,
    taxMethod: 'exent',
    availability: 2,
  });
  const nameless = testProduct({ id: 'p-3', name: null, sku: null, categoryId: null });
  const all = [milk, bread, nameless];

  it('leaves the same rows when nothing narrows them', () => {
    expect(narrowed(all, nothing)).toBe(all);
  });

  it.each([
    [{ q: 'FRANCES pan' }, [bread]],
    [{ q: 'leche-01' }, [milk]],
    [{ low: true }, [bread]],
    [{ tax: 'exempt' as const }, [bread]],
    [{ category: 'c-1', q: 'pan' }, [bread]],
    [{ category: 'c-2' }, []],
  ])('by %j', (change, expected) => {
    expect(narrowed(all, { ...nothing, ...change })).toEqual(expected);
  });

  it('M95: answers a key press over 20,000 products without reading their names anew', () => {
    const name = vi.fn<() => string>(() => 'Café de altura');
    const many = testProducts(20_000);
    for (const product of many) Object.defineProperty(product, 'name', { get: name });
    narrowed(many, { ...nothing, q: 'c' });
    expect(narrowed(many, { ...nothing, q: 'altura cafe' })).toHaveLength(many.length);
    expect(name).toHaveBeenCalledTimes(many.length);
  });
});

describe('the order of the loaded products', () => {
  const cheap = testProduct({ id: 'a', price: '2' });
  const dear = testProduct({ id: 'b', price: '10' });
  const unknown = testProduct({ id: 'c', price: null });

  it('is that of numbers, and what is not known stands last both ways', () => {
    const rows = [unknown, dear, cheap];
    const by = (descending: boolean) => ordered(rows, { column: 'price', descending }, references);
    expect(by(false)).toEqual([cheap, dear, unknown]);
    expect(by(true)).toEqual([dear, cheap, unknown]);
    expect(ordered(rows, null, references)).toBe(rows);
  });
});

describe('where rows come from', () => {
  const page = {
    rows: testProducts(2),
    dropped: 0,
    pagination: { page: 2, perPage: 2, lastPage: 5, total: 9 },
  };
  const none = { rows: [], total: null };
  const part = { rows: testProducts(4), total: 9 };

  it('is the page of the service until more is loaded', () => {
    expect(productsAtHand({ page, whole: null, part: none, narrowed: true })).toMatchObject({
      source: 'page',
      total: 9,
    });
  });

  it('is what came so far only while something is looked for', () => {
    expect(productsAtHand({ page, whole: null, part, narrowed: false }).source).toBe('page');
    expect(productsAtHand({ page, whole: null, part, narrowed: true })).toMatchObject({
      source: 'part',
      products: part.rows,
      total: 9,
    });
  });

  it('is the whole list as soon as it is there', () => {
    const whole = testProducts(9);
    expect(productsAtHand({ page, whole, part: none, narrowed: false })).toMatchObject({
      source: 'whole',
      total: 9,
    });
  });
});
