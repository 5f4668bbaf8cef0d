import type { SeenProduct } from '@/api/products/reread';

/** What a draft about a product is known by: its SKU and its name, as a draft of a new one is. */
export function titleOfProduct({ product: { sku, name } }: SeenProduct): string {
  return [sku, name].filter((text) => text !== null && text.trim() !== '').join(' · ');
}
