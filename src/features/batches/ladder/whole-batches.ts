import { batchKeys } from '@/api/batches/keys';
import { fetchBatches } from '@/api/batches/operations';
import type { Batch, WholeBatches } from '@/api/batches/schemas';
import { batchLimits } from '@/api/batches/names';
import type { ListToLoad } from '@/modules/whole-list/use-whole-list';
import type { BatchPlace } from '../batch-address';
import { serviceFilter } from '../batch-query';

const perPage = batchLimits.perPage.maximum;

/** A filter of the list to be read as a whole; people who wait for a page go first. */
export function wholeBatches(asked: WholeBatches): ListToLoad<Batch> {
  const { firstPage, ...filter } = asked;
  return {
    queryKey: batchKeys.whole(asked),
    pages: () => ({
      firstPage,
      fetchPage: (page, signal) =>
        fetchBatches({ ...filter, page, perPage }, { signal, priority: 'bulk' }),
      rowId: ({ id }) => id,
    }),
  };
}

/** All lots of these filters; a step of the ladder is read from the page its link points to. */
export function wholeOf(branch: string, filters: BatchPlace): WholeBatches {
  const { band, page, perPage: size } = filters;
  return {
    ...serviceFilter(branch, filters),
    firstPage: band === null ? 1 : largestPage(page, size),
  };
}

/** The page, in the largest size, that holds the first row of a page of another size. */
export function largestPage(page: number, size: number): number {
  return Math.floor(((page - 1) * size) / perPage) + 1;
}
