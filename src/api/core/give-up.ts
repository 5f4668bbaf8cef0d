import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Ends the waiting for a read: it has failed as `given-up` and can be asked for again. What is under way may still arrive; nobody
 * takes it in. Put back to what it was before, as a cancelled query is by default, it would look as if it were still being read.
 */
export function giveUp(client: QueryClient, queryKey: QueryKey): Promise<void> {
  return client.cancelQueries({ queryKey, exact: true }, { revert: false });
}
