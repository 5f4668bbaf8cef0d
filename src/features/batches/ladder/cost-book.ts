import type { Batch } from '@/api/batches/schemas';
import type { Product } from '@/api/products/schemas';

/** Cost of one unit in decimal digits; null when nobody told it. */
export type CostOf = (lot: Batch) => string | null;

/** What two products of one code cost together: nothing that could be known. */
const ambiguous = Symbol('ambiguous');

/**
 * Costs by product, from the branch's product list. A lot names its product by id and by code, of which either may be missing;
 * a code that belongs to products of different cost tells none.
 */
export function costBook(products: readonly Product[]): CostOf {
  const byId = new Map<string, string | null>();
  const bySku = new Map<string, string | null | typeof ambiguous>();
  for (const { id, sku, cost } of products) {
    byId.set(id, cost);
    if (sku === null) continue;
    const known = bySku.get(sku);
    bySku.set(sku, known === undefined || known === cost ? cost : ambiguous);
  }
  return ({ product: { id, sku } }) => {
    const cost = (id === null ? undefined : byId.get(id)) ?? (sku === null ? null : bySku.get(sku));
    return typeof cost === 'string' ? cost : null;
  };
}
