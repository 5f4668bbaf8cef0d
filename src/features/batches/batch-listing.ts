import type { Batch } from '@/api/batches/schemas';
import type { ApiFailure } from '@/api/core/errors';
import type { Page } from '@/api/core/paging';

/** What the list shows, wherever its rows come from: a query of one page, or the loaded rows of a step. */
export interface BatchListing {
  data: Page<Batch> | undefined;
  error: ApiFailure | null;
  isFetching: boolean;
  /** The rows are not yet those that were asked for. */
  isPlaceholderData: boolean;
  /** Milliseconds of the epoch, 0 for never. */
  dataUpdatedAt: number;
  errorUpdatedAt: number;
  refetch: () => unknown;
  /** Gives up a reading that takes too long; left out where its progress stands elsewhere. */
  stop?: () => void;
}
