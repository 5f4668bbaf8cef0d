import type { QueryClient } from '@tanstack/react-query';
import { attemptKeys } from '@/api/attempts/keys';
import { makeStale } from '@/api/core/stale';
import { expenseQueries } from '@/api/expenses/queries';
import type { PurchaseStatus } from '@/api/expenses/schemas';

/**
 * Asks the service for the status of a purchase, by its id; null where there was no answer. The gateway keeps what it passes on of
 * purchases it knows by that id, and tells the lists.
 */
export async function readStatus(client: QueryClient, id: string): Promise<PurchaseStatus | null> {
  const told = await client.query({ ...expenseQueries.status(id), staleTime: 0 }).catch(() => null);
  await makeStale(client, [attemptKeys.all]);
  return told;
}
