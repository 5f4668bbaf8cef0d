import { m } from '@/text/generated/messages';

/** What people call a product. */
export function productName({ name, sku }: { name: string | null; sku: string | null }): string {
  return name || sku || m.products_nameless();
}
