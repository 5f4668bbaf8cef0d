import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { onAnswers } from '@/api/core/on-answers';

/** Whether a write has made an answer doubtful since it came; a query without a function of its own is not read again by itself. */
export function useDoubt(queryKey: QueryKey): boolean {
  const client = useQueryClient();
  const isDoubtful = () => client.getQueryState(queryKey)?.isInvalidated ?? false;
  return useSyncExternalStore(
    (onChange) => onAnswers(client, [queryKey], onChange),
    isDoubtful,
    isDoubtful,
  );
}
