import type { QueryClient } from '@tanstack/react-query';
import { attemptKeys } from '@/api/attempts/keys';
import { expenseQueries } from '@/api/expenses/queries';

/** Has the status of a purchase kept with it: the gateway keeps what it passes on of purchases it knows by their id. */
export async function keepStatus(client: QueryClient, recordId: string): Promise<void> {
  // What is noted is noted, whether the service answers this or not.
  await client.query({ ...expenseQueries.status(recordId), staleTime: 0 }).catch(() => undefined);
  await client.invalidateQueries({ queryKey: attemptKeys.all });
}
