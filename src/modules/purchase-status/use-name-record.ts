import { useMutation, useQueryClient } from '@tanstack/react-query';
import { attemptMutations } from '@/api/attempts/mutations';
import { readStatus } from './read-status';

/** Keeps the id of a purchase that was found to exist before anybody knew it, and its status with it. */
export function useNameRecord(attemptId: string) {
  const naming = useMutation(attemptMutations.nameRecord());
  const client = useQueryClient();
  return {
    ...naming,
    keep: async (recordId: string) => {
      await naming.mutateAsync({ id: attemptId, recordId });
      await readStatus(client, recordId);
    },
  };
}
