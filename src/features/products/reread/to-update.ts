import type { SeenProduct } from '@/api/products/reread';
import type { ProductUpdate } from '@/api/products/write-schemas';

/** What a form wants of a product, besides its stock. */
type Wanted = Pick<ProductUpdate, 'changes' | 'taxes'>;

/**
 * A change that leaves the stock alone. `now` is the product as it was read in this very step: only then may its stock go along,
 * where the profile says that an update carries it. Null: it could not be read again.
 */
export function updateLeavingStock(
  seen: SeenProduct,
  now: SeenProduct | null,
  { changes, taxes }: Wanted,
): ProductUpdate {
  return {
    loaded: (now ?? seen).product,
    changes,
    taxes,
    stock: { way: 'leave', justRead: now === null ? null : now.product.availability },
  };
}

/** A change of the stock and of nothing else; `to` is exact decimal text. */
export function updateOfStock(
  seen: SeenProduct,
  now: SeenProduct | null,
  to: string,
): ProductUpdate {
  return {
    loaded: (now ?? seen).product,
    changes: {},
    taxes: { way: 'leave' },
    stock: { way: 'adjust', to },
  };
}
