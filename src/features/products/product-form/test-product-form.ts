import { testId } from '@/api/core/test-answers';
import type { Tax } from '@/api/taxes/schemas';
import { emptyProduct, type TypedProduct } from './typed-product';

/** Only for tests: taxes of a branch, and a product that is filled in as far as it has to be. */

export const vat: Tax = {
  id: testId(41),
  name: 'Impuesto al Valor Agregado 13%',
  code: '20',
  taxType: 'percentage',
  fraction: '0.13',
};
export const tourism: Tax = {
  id: testId(42),
  name: 'Turismo',
  code: '59',
  taxType: 'percentage',
  fraction: '0.05',
};
export const fuel: Tax = {
  id: testId(43),
  name: 'FOVIAL',
  code: 'D1',
  taxType: 'fixed',
  fraction: '0.20',
};

export const typed = (changes: Partial<TypedProduct> = {}): TypedProduct => ({
  ...emptyProduct,
  sku: '7501000000017',
  name: 'Leche entera 1 L',
  price: '1.10',
  ...changes,
});
