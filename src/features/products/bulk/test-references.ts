import type { CatalogItem } from '@/api/catalogs/schemas';
import type { Tax } from '@/api/taxes/schemas';
import type { Product } from '@/api/products/schemas';
import { testId } from '@/api/core/test-answers';
import type { ProductReferences } from '../product-row';
import { testProduct } from '../test-products';

/** Only for tests: what products refer to. */

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
  taxType: 'amount',
  fraction: '0.2',
};

export const dairy: CatalogItem = { id: testId(51), name: 'Lácteos', code: '1', retired: false };
export const drinks: CatalogItem = { id: testId(52), name: 'Bebidas', code: '2', retired: false };
export const old: CatalogItem = { id: testId(53), name: 'Varios', code: '3', retired: true };

const ready = <T extends { id: string }>(items: readonly T[]) => ({
  status: 'ready' as const,
  byId: new Map(items.map((item) => [item.id, item])),
});

export const references: ProductReferences = {
  categories: ready([dairy, drinks, old]),
  units: ready([]),
  taxes: ready([vat, tourism, fuel]),
};

export const milk = (change: Partial<Product> = {}): Product =>
  testProduct({ id: testId(1), categoryId: dairy.id, taxIds: [vat.id], ...change });
