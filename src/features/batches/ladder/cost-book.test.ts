import { describe, expect, it } from 'vitest';
import { costBook } from './cost-book';
import { testLot, testProduct } from './test-rows';

const milk = testProduct({ id: 'p-1', sku: 'MLK', cost: '1.10' });

describe('the cost of a lot', () => {
  it('is found by the id of its product', () => {
    const cost = costBook([milk]);
    expect(cost(testLot({ product: { id: 'p-1', sku: null, name: null } }))).toBe('1.10');
  });

  it('is found by its code where the list does not know the id', () => {
    const cost = costBook([milk]);
    expect(cost(testLot({ product: { id: 'p-9', sku: 'MLK', name: null } }))).toBe('1.10');
    expect(cost(testLot({ product: { id: null, sku: 'MLK', name: null } }))).toBe('1.10');
  });

  it('is not known, and never zero, where nothing tells it', () => {
    const cost = costBook([testProduct({ id: 'p-2', sku: 'YOG', cost: null })]);
    expect(cost(testLot({ product: { id: 'p-2', sku: 'YOG', name: null } }))).toBeNull();
    expect(cost(testLot({ product: { id: 'p-3', sku: 'PAN', name: null } }))).toBeNull();
    expect(cost(testLot({ product: { id: null, sku: null, name: null } }))).toBeNull();
  });

  it('that is zero stays zero', () => {
    const cost = costBook([testProduct({ id: 'p-2', sku: null, cost: '0' })]);
    expect(cost(testLot({ product: { id: 'p-2', sku: null, name: null } }))).toBe('0');
  });

  it('is not guessed between two products of one code', () => {
    const cost = costBook([milk, testProduct({ id: 'p-2', sku: 'MLK', cost: '1.30' })]);
    expect(cost(testLot({ product: { id: null, sku: 'MLK', name: null } }))).toBeNull();
    const same = costBook([milk, testProduct({ id: 'p-2', sku: 'MLK', cost: '1.10' })]);
    expect(same(testLot({ product: { id: null, sku: 'MLK', name: null } }))).toBe('1.10');
  });
});
