import type { SeenProduct } from '@/api/products/reread';
import type { Product } from '@/api/products/schemas';
import type { StoredProduct } from '@/api/products/write-schemas';

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
