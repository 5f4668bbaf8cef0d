import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { productKeys } from '@/api/products/keys';
import { fetchProducts } from '@/api/products/operations';
import { rereadProduct, type Rereading, type SeenProduct } from '@/api/products/reread';
import type { SteppedReading } from '@/modules/whole-list/long-reading';
import { createStoppable, type StoppableState } from '@/modules/whole-list/stoppable-reading';
import { productPages } from '@/modules/whole-list/whole-products';
import {
  findProduct,
  nothingSearched,
  type Finding,
  type FindingProgress,
} from '../product-page/product-finding';

/** Called when a reading has ended; null: the product was on none of the pages. */
type OnRead = (now: SeenProduct | null) => void;

export interface RereadProgress extends FindingProgress {
  /** All pages of the branch are read, not only those where the product stood. */
  isWhole: boolean;
}

export interface ProductReread {
  state: StoppableState<RereadProgress>;
  /** Reads where the product stood and one page on each side. */
  start: (seen: SeenProduct, onRead: OnRead) => void;
  /** Reads the branch from its first page on. */
  startWhole: (seen: SeenProduct, onRead: OnRead) => void;
  /** Goes on where it failed. */
  resume: () => void;
  /** Gives the reading up. */
  dismiss: () => void;
}

const nothing: RereadProgress = { ...nothingSearched, isWhole: false };

/** Reads one product of a branch again, right before something is written to it. */
export function useReread(branch: string): ProductReread {
  const client = useQueryClient();
  const [reading] = useState(() => createStoppable<Finding, RereadProgress>(nothing));
  const state = useSyncExternalStore(reading.subscribe, reading.state, reading.state);
  useEffect(() => reading.dismiss, [reading]);

  const fetchPage = (asked: { page: number; perPage: number }, signal: AbortSignal) =>
    fetchProducts({ branch, ...asked }, { signal });
  const now = () => new Date();
  const read = (stepped: SteppedReading<Finding, RereadProgress>, id: string, onRead: OnRead) =>
    reading.start(stepped, ({ found }) => {
      // The product's page shows what was seen last.
      if (found !== null) client.setQueryData(productKeys.found(branch, id), found);
      onRead(found);
    });
  return {
    state,
    start: (seen, onRead) =>
      read(stepped(rereadProduct(seen, { fetchPage, now })), seen.product.id, onRead),
    startWhole(seen, onRead) {
      const { id } = seen.product;
      const finding = findProduct(id, {
        pages: productPages(branch),
        page: fetchPage,
        place: null,
        now,
      });
      const progress = () => ({ ...finding.progress(), isWhole: true });
      read({ step: finding.step, progress }, id, onRead);
    },
    resume: reading.resume,
    dismiss: reading.dismiss,
  };
}

/** A few pages, as the reader of long lists takes them. */
function stepped(rereading: Rereading): SteppedReading<Finding, RereadProgress> {
  return {
    progress() {
      const { done, total } = rereading.progress();
      return { ...nothing, done, total, pages: done };
    },
    async step(signal) {
      const result = await rereading.step(signal);
      return result && { found: result.found };
    },
  };
}
