import { testId } from '../core/test-answers';
import type { Product } from './schemas';
import type { NewProduct } from './write-schemas';

/** Only for tests: a product as it is filled in, and one as it was loaded. */

export const typedProduct = (changes: Partial<NewProduct> = {}): NewProduct => ({
  branchId: testId(1),
  name: ' Leche entera ',
  sku: '0001',
  kind: 'goods',
  composition: 'simple',
  price: '1.10',
  cost: '0.80',
  margin: '',
  availability: '12.5',
  limitAvailability: '',
  taxTreatment: 'taxed',
  categoryId: '',
  measurementId: testId(3),
  taxIds: [testId(4)],
  baseUnitQuantity: '',
  portions: [],
  prices: [],
  ...changes,
});

export const loadedProduct = (changes: Partial<Product> = {}): Product => ({
  id: testId(9),
  name: 'Leche entera',
  sku: '0001',
  price: '1.10',
  cost: '0.80',
  taxMethod: 'exent',
  compositionType: 'with_portions',
  productType: 'physical',
  categoryId: testId(2),
  measurementId: null,
  availability: 7,
  limitAvailability: 0.5,
  taxIds: [testId(4)],
  ...changes,
});

/** A product of which the service told its id alone. */
export function untoldProduct(id: string): Product {
  return {
    id,
    name: null,
    sku: null,
    price: null,
    cost: null,
    taxMethod: null,
    compositionType: null,
    productType: null,
    categoryId: null,
    measurementId: null,
    availability: null,
    limitAvailability: null,
    taxIds: null,
  };
}
