import type { QueryClient } from '@tanstack/react-query';
import { staleAfter } from '../invalidation';
import { jobKeys } from './keys';

/** Has everything read again that a job of changed products makes stale: once, when a run of it ends, and not for every row. */
export function refreshAfterJob(client: QueryClient): void {
  for (const queryKey of [...staleAfter('products.update'), jobKeys.all]) {
    void client.invalidateQueries({ queryKey });
  }
}
