import { describe, expect, it } from 'vitest';
import { newProductForm } from './new-product-form';
import { typed } from './test-product-form';
import type { TypedProduct } from './product-fields';

function isShown(path: string, changes: Partial<TypedProduct> = {}): boolean {
  const values = typed(changes);
  const valueOf = (at: string) =>
    at.split('.').reduce<unknown>((value, name) => Reflect.get(Object(value), name), values);
  return newProductForm.isShown?.(path, valueOf) ?? true;
}

const leave = { taxWay: 'leave', portionsWay: 'leave', pricesWay: 'leave' } as const;

describe('a field the service speaks of', () => {
  it.each<[path: string, where: Partial<TypedProduct>, isThere: boolean]>([
    ['sku', leave, true],
    ['taxIds', {}, true],
    ['taxIds', { taxWay: 'choose' }, true],
    ['taxIds', leave, false],
    ['taxIds', { taxWay: 'remove-all' }, false],
    ['margin', {}, true],
    ['margin', { priceFrom: 'margin' }, true],
    ['availability', {}, true],
    ['availability', { kind: 'service' }, false],
    ['limitAvailability', { kind: 'service' }, false],
    ['baseUnitQuantity', {}, false],
    ['baseUnitQuantity', { composition: 'portions' }, true],
    ['portions.0.name', { composition: 'portions' }, true],
    ['portions.1.name', { composition: 'portions' }, false],
    ['portions.0.name', { composition: 'portions', ...leave }, false],
    ['prices', {}, true],
    ['prices.0.price', {}, false],
    ['prices.0.price', { prices: [{ priceListId: '', price: '' }] }, true],
    ['prices', leave, false],
    ['branchId', {}, false],
    ['branchId', { branchId: 'x' }, true],
  ])('%s with %j stands on the screen: %s', (path, where, isThere) => {
    expect(isShown(path, where)).toBe(isThere);
  });
});
