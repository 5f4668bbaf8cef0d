import { fuel, tourism, vat } from '../test-taxes';
import { newProductForm, type AroundNew } from './new-product-form';
import type { TypedProduct } from './product-fields';

/** Only for tests: a product that is filled in as far as it has to be, and what its form knows besides. */

export const typed = (changes: Partial<TypedProduct> = {}): TypedProduct => ({
  ...newProductForm.empty,
  sku: '7501000000017',
  name: 'Leche entera 1 L',
  price: '1.10',
  ...changes,
});

export const aroundNew = (changes: Partial<AroundNew> = {}): AroundNew => ({
  branchId: 'b-1',
  taxes: [vat, tourism, fuel],
  names: {
    category: () => 'Lácteos',
    unit: () => 'Litro',
    priceList: () => 'Mayoreo',
    isRetired: () => false,
  },
  takenBy: () => null,
  ...changes,
});
