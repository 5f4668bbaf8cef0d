import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Product } from '@/api/products/schemas';
import { textSearch } from '@/domain/search-text';
import { useWholeList } from './use-whole-list';
import { wholeProducts } from './whole-products';

/** More are no choice beside a field. */
const mostOffered = 8;
/** Fewer letters match nearly everything. */
const fewestLetters = 2;

/** The products of a branch as a line finds them. */
export interface ProductFinder {
  /** By the whole SKU, whatever its case. */
  bySku: (typed: string) => Product | null;
  /** By parts of the name or the SKU, a few of them. */
  offered: (typed: string) => readonly Product[];
}

export function productFinder(products: readonly Product[]): ProductFinder {
  const skus = new Map(
    products.flatMap((product) =>
      product.sku === null ? [] : [[product.sku.trim().toLowerCase(), product] as const],
    ),
  );
  const search = textSearch<Product>(({ name, sku }) => [name, sku]);
  return {
    bySku: (typed) => skus.get(typed.trim().toLowerCase()) ?? null,
    offered: (typed) =>
      typed.trim().length < fewestLetters ? [] : search(products, typed).slice(0, mostOffered),
  };
}

const none: readonly Product[] = [];

/** The products of the branch, which are read meanwhile; nothing is found while they are not. */
export function useProductFinder(branchId: string) {
  const list = useWholeList(wholeProducts(branchId));
  const read = useEffectEvent(() => {
    if (list.whole === null) list.start();
  });
  useEffect(() => read(), [branchId]);
  const rows = list.whole?.rows ?? none;
  const finder = useMemo(() => productFinder(rows), [rows]);
  return {
    finder,
    isRead: list.whole !== null,
    hasFailed: list.whole === null && list.loading.status === 'failed',
  };
}
