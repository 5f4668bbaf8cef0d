import { describe, expect, it } from 'vitest';
import { narrowed } from './narrowing';
import { ordered } from './product-listing';
import { testProducts } from './test-products';
import { references } from './bulk/test-references';

/** What a key press may take, in milliseconds. */
const keyPressMs = 100;

const narrowing = { q: '', low: false, tax: null, category: null };

/** The middle of several measurements: one that met a busy machine says nothing. */
function middleMs(work: () => void): number {
  const times = Array.from({ length: 7 }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return times.sort((one, other) => one - other)[3] ?? Infinity;
}

describe('a search through twenty thousand products', () => {
  const products = testProducts(20_000);

  it('answers a key press in time', () => {
    narrowed(products, { ...narrowing, q: 'c' });
    expect(middleMs(() => narrowed(products, { ...narrowing, q: 'cafe numero 199' }))).toBeLessThan(
      keyPressMs,
    );
  });

  it('answers in time where the list is in another order', () => {
    const inOrder = ordered(products, { column: 'price', descending: true }, references);
    narrowed(inOrder, { ...narrowing, q: 'c' });
    expect(middleMs(() => narrowed(inOrder, { ...narrowing, q: 'sku-1' }))).toBeLessThan(
      keyPressMs,
    );
  });
});
