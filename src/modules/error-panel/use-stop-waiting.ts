import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { giveUp } from '@/api/core/give-up';

/** For a person who does not want to wait for a read any longer: its screen tells that, and offers to ask again. */
export function useStopWaiting(queryKey: QueryKey): () => void {
  const client = useQueryClient();
  return () => void giveUp(client, queryKey);
}
