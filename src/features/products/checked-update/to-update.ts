import type { SeenProduct } from '@/api/products/reread';
import type { Product } from '@/api/products/schemas';
import type { ProductUpdate, StoredProduct } from '@/api/products/write-schemas';

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

/** A product as the answer to its update tells it; what the answer leaves out is as it was. */
export function seenAfter(
  seen: SeenProduct,
  stored: StoredProduct | null,
  answeredAt: number,
): SeenProduct {
  if (stored === null) return seen;
  const { taxes: _taxes, ...fields } = stored;
  const told = Object.entries(fields).filter(([, value]) => value !== null);
  const product: Product = { ...seen.product, ...Object.fromEntries(told), id: seen.product.id };
  return { product, readAt: answeredAt, place: seen.place };
}
