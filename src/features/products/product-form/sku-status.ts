import type { QueryClient } from '@tanstack/react-query';
import type { Page } from '@/api/core/paging';
import { productKeys } from '@/api/products/keys';
import type { Product, ProductListParams } from '@/api/products/schemas';

/** Whether two SKUs are one to whoever reads them; the service may tell cases apart, a shelf label does not. */
export function isSameSku(one: string | null, other: string): boolean {
  return one !== null && one.trim().toLowerCase() === other.trim().toLowerCase();
}

export const hasSku = (sku: string) => (product: Product) => isSameSku(product.sku, sku);

/** What the products in memory say of a SKU, and how many of the branch they are. */
interface SkuStatus {
  taken: Product | null;
  looked: number;
  /** Null while no page has told it. */
  total: number | null;
}

interface Asked {
  branch: string;
  sku: string;
  /** All products of the branch, where they were read. */
  whole: readonly Product[] | null;
  /** The product whose SKU it is to be, by its id; null for a new one. */
  own?: string | null;
}

/** Holds a SKU against the products of the branch that were read: all of them, or the pages in memory. It asks for nothing. */
export function skuStatus(
  client: QueryClient,
  { branch, sku, whole, own = null }: Asked,
): SkuStatus {
  if (whole !== null) {
    return { taken: withSku(whole, sku, own), looked: whole.length, total: whole.length };
  }
  const pages = client
    .getQueryCache()
    .findAll({ queryKey: productKeys.lists() })
    .flatMap(({ queryKey, state }) => {
      // Written by keys.ts: the third part is what was asked.
      const asked = queryKey[2] as ProductListParams;
      const page = state.data as Page<Product> | undefined;
      return page !== undefined && asked.branch === branch ? [page] : [];
    });
  const rows = new Map(pages.flatMap((page) => page.rows.map((row) => [row.id, row] as const)));
  const totals = pages.map(({ pagination }) => pagination.total);
  return {
    taken: withSku([...rows.values()], sku, own),
    looked: rows.size,
    total: totals.length === 0 ? null : Math.max(...totals),
  };
}

function withSku(rows: readonly Product[], sku: string, own: string | null): Product | null {
  return rows.find((product) => product.id !== own && isSameSku(product.sku, sku)) ?? null;
}
