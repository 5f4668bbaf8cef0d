import { useMutation, useQueryClient } from '@tanstack/react-query';
import { attemptKeys } from '@/api/attempts/keys';
import { attemptMutations } from '@/api/attempts/mutations';
import { expenseQueries } from '@/api/expenses/queries';

/** Has the status of a purchase kept with it: the gateway keeps what it passes on of purchases it knows by their id. */
export function useKeptStatus() {
  const client = useQueryClient();
  return async (recordId: string) => {
    // What is noted is noted, whether the service answers this or not.
    await client.query({ ...expenseQueries.status(recordId), staleTime: 0 }).catch(() => undefined);
    await client.invalidateQueries({ queryKey: attemptKeys.all });
  };
}

/** Keeps the id of a purchase that was found to exist before anybody knew it, and its status with it. */
export function useNameRecord(attemptId: string) {
  const naming = useMutation(attemptMutations.nameRecord());
  const keepStatus = useKeptStatus();
  return {
    ...naming,
    keep: async (recordId: string) => {
      await naming.mutateAsync({ id: attemptId, recordId });
      await keepStatus(recordId);
    },
  };
}
