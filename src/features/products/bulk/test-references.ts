import type { CatalogItem } from '@/api/catalogs/schemas';
import type { Product } from '@/api/products/schemas';
import { testId } from '@/api/core/test-answers';
import type { ProductReferences } from '../product-row';
import { testProduct } from '../test-products';
import { fuel, tourism, vat } from '../test-taxes';

/** Only for tests: what products refer to. */

export const dairy: CatalogItem = { id: testId(51), name: 'Lácteos', code: '1', retired: false };
export const drinks: CatalogItem = { id: testId(52), name: 'Bebidas', code: '2', retired: false };
export const old: CatalogItem = { id: testId(53), name: 'Varios', code: '3', retired: true };

export const ready = <T extends { id: string }>(items: readonly T[]) => ({
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
