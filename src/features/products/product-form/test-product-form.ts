import { emptyProduct, type TypedProduct } from './typed-product';

/** Only for tests: a product that is filled in as far as it has to be. */

export const typed = (changes: Partial<TypedProduct> = {}): TypedProduct => ({
  ...emptyProduct,
  sku: '7501000000017',
  name: 'Leche entera 1 L',
  price: '1.10',
  ...changes,
});
