import { describe, expect, it } from 'vitest';
import { newAttempt } from '../core/attempt';
import { UnreadableShape } from '../core/shape';
import { testId } from '../core/test-answers';
import { productMutations } from './mutations';
import { loadedProduct, typedProduct } from './test-product';
import { compositionOf } from './words';
import { readCreatedProduct, readUpdatedProduct } from './write-schemas';

const wire = {
  id: testId(9),
  name: 'Leche entera',
  sku: 7,
  price_before_taxes: 1.1,
  cost: '0.80',
  tax_method: 'is_exent',
  composition_type: 'with_portions',
  product_type: 'phisical',
  product_category_id: testId(2),
  product_measurement_id: null,
  availability: 0,
  limit_availability: 5,
  taxes: [{ id: testId(4), name: 'IVA', number_code: '20', tax_type: 'percentage', percent: 0.13 }],
};
const nothing = Object.fromEntries(
  [...Object.keys(loadedProduct()), 'taxes'].map((name) => [name, null]),
);

describe('what comes back', () => {
  it('M103: is the product with its taxes', () => {
    expect(readUpdatedProduct({ success: true, data: wire })).toEqual({
      id: testId(9),
      name: 'Leche entera',
      sku: '7',
      price: '1.1',
      cost: '0.80',
      taxMethod: 'is_exent',
      compositionType: 'with_portions',
      productType: 'phisical',
      categoryId: testId(2),
      measurementId: null,
      availability: 0,
      limitAvailability: 5,
      taxIds: [testId(4)],
      taxes: [{ id: testId(4), name: 'IVA', code: '20', taxType: 'percentage', fraction: '0.13' }],
    });
  });

  it.each([
    ['the product', wire, { id: testId(9), sku: '7' }],
    ['an object with an id', { id: testId(9) }, { ...nothing, id: testId(9) }],
    ['a bare id', testId(9), { ...nothing, id: testId(9) }],
    ['a text that is no id', 'created', nothing],
    ['taxes that cannot be read', { id: testId(9), taxes: 1 }, { ...nothing, id: testId(9) }],
  ])('M101 M102: of a creation may be %s', (_, data, read) => {
    expect(readCreatedProduct({ success: true, data })).toMatchObject(read);
  });

  it.each([{ success: true }, { success: true, data: null }])(
    'M101: of a creation may be nothing: %j',
    (body) => {
      expect(readCreatedProduct(body)).toBeNull();
    },
  );

  it.each([undefined, null, [], { data: null }, { data: 'x' }])(
    '%j is no product of an update',
    (body) => {
      expect(() => readUpdatedProduct(body)).toThrow(UnreadableShape);
    },
  );
});

describe('where it goes', () => {
  it('M103: an update to the product it was loaded as', () => {
    const { operation, toRequest } = productMutations.update;
    const request = toRequest({
      loaded: loadedProduct(),
      changes: { name: 'Leche' },
      taxes: { way: 'leave' },
      stock: { way: 'leave', justRead: null },
    });
    expect(newAttempt(operation, request, { form: 'products' })).toMatchObject({
      method: 'PUT',
      url: `/api/external/v1/products/${testId(9)}`,
      bodyText: '{\n  "name": "Leche"\n}',
    });
  });

  it('every name of the body has its field in the form', () => {
    const { body } = productMutations.create.toRequest(
      typedProduct({
        composition: 'portions',
        margin: '10',
        limitAvailability: '1',
        categoryId: testId(2),
        baseUnitQuantity: '1',
        portions: [{ name: 'x', unitQuantity: '1', price: '1' }],
        prices: [{ priceListId: testId(8), price: '1' }],
      }),
    );
    const names = productMutations.create.names();
    for (const name of Object.keys(body ?? {})) expect(names).toHaveProperty([name]);
    const fields = new Set(Object.values(names).filter((name) => !name.includes('*')));
    expect(fields).toEqual(new Set(Object.keys(typedProduct())));
  });
});

it.each([
  ['simple', 'simple'],
  ['portions', 'portions'],
  ['with_portions', 'portions'],
  ['recipe', 'recipe'],
  ['with_recipe', 'recipe'],
  ['kit', null],
  ['__proto__', null],
])('M107: the composition %s is read as %s', (word, composition) => {
  expect(compositionOf(word)).toBe(composition);
});
