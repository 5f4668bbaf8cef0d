import { useQuery, useQueryClient } from '@tanstack/react-query';
import { asApiError } from '@/api/core/errors';
import { gatewayTimeAt } from '@/api/core/gateway-clock';
import { expenseQueries } from '@/api/expenses/queries';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { m } from '@/text/generated/messages';
import { readStatus } from './read-status';

/** The status of a purchase, by its id, once a person has asked the service for it. */
export function useStatusCheck(id: string) {
  const client = useQueryClient();
  const { data, dataUpdatedAt, error, isFetching } = useQuery({
    ...expenseQueries.status(id),
    enabled: false,
  });
  return {
    told: data ? { ...data, at: new Date(gatewayTimeAt(dataUpdatedAt)).toISOString() } : null,
    problem: error ? describeReadError(asApiError(error), m.purchases_status_subject()) : null,
    isReading: isFetching,
    read: () => readStatus(client, id),
  };
}
