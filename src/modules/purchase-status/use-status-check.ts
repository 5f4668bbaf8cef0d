import { useQuery, useQueryClient } from '@tanstack/react-query';
import { attemptKeys } from '@/api/attempts/keys';
import { asApiError } from '@/api/core/errors';
import { expenseQueries } from '@/api/expenses/queries';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { m } from '@/text/generated/messages';

/** Asks the service for the status of a purchase, by its id, when a person says so. */
export function useStatusCheck(id: string) {
  const client = useQueryClient();
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...expenseQueries.status(id),
    enabled: false,
  });
  return {
    told: data ? { ...data, at: new Date(dataUpdatedAt).toISOString() } : null,
    problem: error ? describeReadError(asApiError(error), m.purchases_status_subject()) : null,
    isReading: isFetching,
    read: async () => {
      const answer = await refetch();
      // The gateway keeps what it passed on, and tells the lists.
      await client.invalidateQueries({ queryKey: attemptKeys.all });
      return answer.isSuccess ? answer.data : null;
    },
  };
}
