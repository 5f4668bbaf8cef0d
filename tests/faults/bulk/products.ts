import type { Product } from '@/api/products/schemas';
import { productPages } from '@/modules/whole-list/whole-products';
import { walkPages } from '@/modules/whole-list/page-walk';
import type { ServiceWorld } from '../support/service-world';

const insertedAtOnce = 500;

/** Gives the world's first branch so many products at least. */
export async function addProducts(world: ServiceWorld, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    sku: `LOTE-${index}`,
    name: `Producto en lote ${index}`,
    product_type: 'phisical',
    composition_type: 'simple',
    tax_method: 'exempt',
    // Of two digits, as a price is: what a service rounds could not be recognised again.
    price_before_taxes: Number((10 + index / 100).toFixed(2)),
    cost: 5,
    availability: 3,
  }));
  for (let start = 0; start < count; start += insertedAtOnce) {
    await world.insert('products', rows.slice(start, start + insertedAtOnce));
  }
}

/** All products of a branch, read as the app reads them. */
export async function readProducts(branch: string): Promise<Product[]> {
  const walk = walkPages(productPages(branch));
  const signal = new AbortController().signal;
  const all: Product[] = [];
  for (;;) {
    const page = await walk.next(signal);
    if (page === null) return all;
    all.push(...page);
  }
}
