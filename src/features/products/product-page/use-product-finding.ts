import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { productKeys } from '@/api/products/keys';
import { fetchProducts } from '@/api/products/operations';
import type { SeenProduct } from '@/api/products/reread';
import type { Product } from '@/api/products/schemas';
import { learnFromRead } from '@/modules/permissions/learn-permissions';
import type { PageSource } from '@/modules/whole-list/page-walk';
import type { StoppableState } from '@/modules/whole-list/stoppable-reading';
import { useDoubt } from '@/modules/whole-list/use-doubt';
import { useStoppable } from '@/modules/whole-list/use-stoppable';
import { productPages } from '@/modules/whole-list/whole-products';
import {
  findProduct,
  hasId,
  nothingSearched,
  knownProduct,
  type Finding,
  type FindingProgress,
} from './product-finding';

/** How long a found product stays in memory when no screen shows it. */
const keptMs = 30 * 60_000;

export interface ProductFinding {
  /** The product as it was last read; it stays while it is read again. */
  found: SeenProduct | null;
  search: StoppableState<FindingProgress>;
  /** Looks for it anew. */
  start: () => void;
  /** Goes on where it failed or was cancelled. */
  resume: () => void;
  cancel: () => void;
}

/**
 * One product of a branch: what is in memory, else what a search through the branch's pages finds. It is read again when a write
 * has made it doubtful. Leaving the screen gives the search up.
 */
export function useProductFinding(branch: string, id: string): ProductFinding {
  const client = useQueryClient();
  const queryKey = productKeys.found(branch, id);
  const { data: read = null } = useQuery<SeenProduct>({
    queryKey,
    queryFn: skipToken,
    gcTime: keptMs,
    staleTime: Infinity,
  });
  const [known] = useState(() => knownProduct(client, branch, id));
  const { state: search, ...reading } = useStoppable<Finding, FindingProgress>(nothingSearched);
  const doubtful = useDoubt(queryKey);
  const found = known === null || (read !== null && read.readAt >= known.readAt) ? read : known;

  const start = () => {
    const finding = findProduct(hasId(id), {
      pages: keptPages(client, branch),
      stood: found?.place
        ? {
            at: found.place,
            read: (asked, signal) => fetchProducts({ branch, ...asked }, { signal }),
          }
        : null,
      now: () => new Date(),
    });
    reading.start(finding, (result) => {
      if (result.found !== null) client.setQueryData(queryKey, result.found);
    });
  };
  const catchUp = useEffectEvent(() => {
    if (found === null || doubtful) start();
  });
  useEffect(() => catchUp(), [doubtful]);
  return { found, search, start, resume: reading.resume, cancel: reading.cancel };
}

/** The pages of a branch to look for a product in; what the service answers says what this session may do. */
export function searchedPages(branch: string): PageSource<Product> {
  const pages = productPages(branch);
  const fetchPage: typeof pages.fetchPage = (page, signal) =>
    learnFromRead('products', pages.fetchPage(page, signal));
  return { ...pages, fetchPage };
}

/** Those pages, each of them kept as the list would have read it: a form then knows which SKUs are taken. */
function keptPages(client: QueryClient, branch: string): PageSource<Product> {
  const pages = searchedPages(branch);
  return {
    ...pages,
    fetchPage: async (number, signal) => {
      const read = await pages.fetchPage(number, signal);
      const { page, perPage } = read.pagination;
      client.setQueryData(productKeys.list({ branch, page, perPage }), read);
      return read;
    },
  };
}
