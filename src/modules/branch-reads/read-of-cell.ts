import type { UseQueryResult } from '@tanstack/react-query';

/** What a cell has to know of its read, or of several that it stands for. */
export interface ReadOfCell extends Pick<
  UseQueryResult<unknown>,
  'data' | 'dataUpdatedAt' | 'error' | 'errorUpdatedAt' | 'isFetching'
> {
  refetch: () => unknown;
}
