import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Whether a write has made an answer doubtful since it came; a query without a function of its own is not read again by itself. */
export function useDoubt(queryKey: QueryKey): boolean {
  const client = useQueryClient();
  const hash = hashKey(queryKey);
  const isDoubtful = () => client.getQueryState(queryKey)?.isInvalidated ?? false;
  return useSyncExternalStore(
    (onChange) =>
      client.getQueryCache().subscribe(({ query }) => {
        // Others begin while somebody else renders.
        if (query.queryHash === hash) onChange();
      }),
    isDoubtful,
    isDoubtful,
  );
}
