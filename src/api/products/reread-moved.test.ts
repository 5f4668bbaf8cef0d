import { describe, expect, it } from 'vitest';
import { testId } from '../core/test-answers';
import { movedFields } from './reread-moved';
import type { Product } from './schemas';
import { loadedProduct } from './test-product';

const moved = (before: Partial<Product>, now: Partial<Product>) =>
  movedFields(loadedProduct(before), loadedProduct(now));

describe('what moved between two readings of a product', () => {
  it.each<[string, Partial<Product>, Partial<Product>]>([
    ['nothing', {}, {}],
    ['how an amount is written', { price: '1.10', cost: '0.8' }, { price: '1.1', cost: '0.80' }],
    ['a spelling', { taxMethod: 'exent' }, { taxMethod: 'is_exent' }],
    ['a spelling', { compositionType: 'portions' }, { compositionType: 'with_portions' }],
    ['a spelling', { productType: 'phisical' }, { productType: 'physical' }],
    ['the order of taxes', { taxIds: [testId(1), testId(2)] }, { taxIds: [testId(2), testId(1)] }],
    ['the case of an identifier', { categoryId: 'AB' }, { categoryId: 'ab' }],
    ['what neither tells', { cost: null, taxIds: null }, { cost: null, taxIds: null }],
  ])('is not %s', (_, before, now) => {
    expect(moved(before, now)).toEqual([]);
  });

  it.each<[keyof Product, Partial<Product>, Partial<Product>]>([
    ['name', {}, { name: 'Leche' }],
    ['sku', {}, { sku: null }],
    ['price', { price: '1.10' }, { price: '1.101' }],
    ['cost', { cost: null }, { cost: '0' }],
    ['availability', { availability: 7 }, { availability: 6 }],
    ['availability', { availability: null }, { availability: 0 }],
    ['limitAvailability', {}, { limitAvailability: 1 }],
    ['taxMethod', { taxMethod: 'is_taxed' }, { taxMethod: 'is_exent' }],
    ['taxMethod', { taxMethod: 'ghost' }, { taxMethod: 'spook' }],
    ['compositionType', {}, { compositionType: 'simple' }],
    ['productType', {}, { productType: 'service' }],
    ['categoryId', {}, { categoryId: null }],
    ['measurementId', {}, { measurementId: testId(8) }],
    ['taxIds', { taxIds: [testId(1)] }, { taxIds: [] }],
    ['taxIds', { taxIds: [] }, { taxIds: null }],
  ])('is %s', (field, before, now) => {
    expect(moved(before, now)).toEqual([field]);
  });

  it('is told in the order of the form', () => {
    expect(moved({}, { availability: 1, name: 'x', price: '9' })).toEqual([
      'name',
      'price',
      'availability',
    ]);
  });
});
