import type { Product } from '@/api/products/schemas';
import type { ProductEdit } from './product-edit/edit-changes';

/** A product that says everything; tests change what they are about. */
export function testProduct(change: Partial<Product> = {}): Product {
  return {
    id: 'p-1',
    name: 'Leche entera 1 L',
    sku: 'LECHE-01',
    price: '1.10',
    cost: '0.80',
    taxMethod: 'is_taxed',
    compositionType: 'simple',
    productType: 'phisical',
    categoryId: 'c-1',
    measurementId: 'u-1',
    availability: 12,
    limitAvailability: 5,
    taxIds: ['t-1'],
    ...change,
  };
}

export function testProducts(count: number): Product[] {
  return Array.from({ length: count }, (_, index) =>
    testProduct({ id: `p-${index}`, name: `Café molido número ${index}`, sku: `SKU-${index}` }),
  );
}

/** Only for tests: an edit that changes nothing. */
export const nothingEdited: ProductEdit = {
  changes: {},
  taxes: { way: 'leave' },
  emptied: [],
  lacksPrices: false,
};
