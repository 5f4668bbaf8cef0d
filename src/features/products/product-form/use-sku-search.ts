import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Product } from '@/api/products/schemas';
import { learnFromRead } from '@/modules/permissions/learn-permissions';
import { createStoppable, type StoppableState } from '@/modules/whole-list/stoppable-reading';
import { productPages } from '@/modules/whole-list/whole-products';
import { findBySku, nothingLookedThrough, type SkuFinding, type SkuProgress } from './find-by-sku';

export interface SkuSearch {
  state: StoppableState<SkuProgress>;
  /** Null until it is found, and when it is on none of the pages. */
  found: Product | null;
  start: () => void;
  resume: () => void;
}

/** Looks for a SKU among the products of a branch as they are now, from the moment it is shown. */
export function useSkuSearch(branchId: string, sku: string): SkuSearch {
  const [reading] = useState(() => createStoppable<SkuFinding, SkuProgress>(nothingLookedThrough));
  const [found, setFound] = useState<Product | null>(null);
  const state = useSyncExternalStore(reading.subscribe, reading.state, reading.state);
  const start = () => {
    const pages = productPages(branchId);
    const told = {
      ...pages,
      fetchPage: (page: number, signal: AbortSignal) =>
        learnFromRead('products', pages.fetchPage(page, signal)),
    };
    reading.start(findBySku(sku, told), (result) => setFound(result.found));
  };
  const begin = useEffectEvent(start);
  useEffect(() => {
    begin();
    return reading.dismiss;
  }, [reading]);
  return { state, found, start, resume: reading.resume };
}
