import type { UseQueryResult } from '@tanstack/react-query';
import { asApiError, type ApiError, type ApiFailure } from '@/api/core/errors';
import type { Rows } from '@/api/core/rows';

/** A catalog as a form has it; its failure is a matter of its own fields and of no other. */
export interface Catalog<Item> {
  items: readonly Item[];
  reading: boolean;
  /** Milliseconds of the epoch; null before it was read. */
  readAt: number | null;
  failure: ApiError | null;
  readAgain: () => void;
}

const none: readonly never[] = [];

/** What a form needs of a catalog's query; what was read before counts more than a failed refresh. */
export function catalogOf<Item>(list: UseQueryResult<Rows<Item>, ApiFailure>): Catalog<Item> {
  return {
    items: list.data?.rows ?? none,
    reading: list.isFetching,
    readAt: list.data === undefined ? null : list.dataUpdatedAt,
    failure: list.error && !list.data ? asApiError(list.error) : null,
    readAgain: () => void list.refetch(),
  };
}
