import type { Product } from '@/api/products/schemas';
import type { SteppedReading } from '@/modules/whole-list/long-reading';
import { walkPages, type PageSource, type ReadingProgress } from '@/modules/whole-list/page-walk';

/** How far a branch's products were looked through for a SKU. */
export interface SkuProgress extends ReadingProgress {
  /** Rows that came and could not be read: the product may be one of them. */
  dropped: number;
  /** Rows moved while they were read: the product may have slipped by. */
  changedMeanwhile: boolean;
}

export const nothingLookedThrough: SkuProgress = {
  done: 0,
  total: null,
  dropped: 0,
  changedMeanwhile: false,
};

/** What the pages gave; null when it is on none of them. */
export interface SkuFinding {
  found: Product | null;
}

/** Looks for a product by its SKU, page after page: the service offers no search (API description, Endpoints). */
export function findBySku(
  sku: string,
  pages: PageSource<Product>,
): SteppedReading<SkuFinding, SkuProgress> {
  const walk = walkPages(pages);
  return {
    progress() {
      const { dropped, changedMeanwhile } = walk.facts();
      return { ...walk.progress(), dropped, changedMeanwhile };
    },
    async step(signal) {
      const rows = await walk.next(signal);
      if (rows === null) return { found: null };
      const found = rows.find((product) => isSameSku(product.sku, sku));
      return found === undefined ? null : { found };
    },
  };
}

/** Whether two SKUs are one to whoever reads them; the service may tell cases apart, a shelf label does not. */
export function isSameSku(one: string | null, other: string): boolean {
  return one !== null && one.trim().toLowerCase() === other.trim().toLowerCase();
}
