import { describe, expect, it } from 'vitest';
import { references, milk } from '../bulk/test-references';
import { labelFacts } from './product-label';
import { sizeOf } from './label-search';

const factsOf = (change: Parameters<typeof milk>[0], size = sizeOf('sheet-30')) =>
  labelFacts(milk(change), references, size);

describe('what stands on a label', () => {
  it('is what the customer pays, and whether taxes are in it', () => {
    expect(factsOf({ price: '1.10' })).toMatchObject({ paid: '1.24', isTaxed: true });
    expect(factsOf({ price: '1.10', taxMethod: 'is_exent', taxIds: [] })).toMatchObject({
      paid: '1.10',
      isTaxed: false,
    });
  });

  it.each<[string, Parameters<typeof milk>[0]]>([
    ['the price is not told', { price: null }],
    ['a tax is not known', { taxIds: ['11111111-1111-4111-8111-111111111111'] }],
    ['a tax is no part of the price', { taxIds: ['00000000-0000-4000-8000-000000000043'] }],
  ])('is no price where %s: too low a one would be a promise', (_, change) => {
    expect(factsOf(change).paid).toBeNull();
  });

  it.each<[string, Parameters<typeof milk>[0]]>([
    ['no SKU', { sku: null }],
    ['letters the code does not know', { sku: 'ÑU-9' }],
    ['more letters than fit', { sku: 'X'.repeat(40) }],
  ])('has no barcode with %s', (_, change) => {
    expect(factsOf(change).bars).toBeNull();
  });
});
