import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { attemptKeys } from '@/api/attempts/keys';
import { purchaseQueries } from '@/api/attempts/purchase-queries';
import type { PayablePurchase } from '@/api/attempts/purchases';
import { asApiError } from '@/api/core/errors';
import { isIdentifier } from '@/domain/identifier';
import type { KnownPayables } from './parts';
import type { PaymentFormReturn } from './payment-form';

/** What was read of any purchase, the last reading of each. */
export function knownPayables(client: QueryClient): KnownPayables {
  const readings = client
    .getQueryCache()
    .findAll({ queryKey: attemptKeys.payables() })
    .toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
  return new Map(
    readings
      .flatMap(({ queryKey }) => client.getQueryData<PayablePurchase[]>(queryKey) ?? [])
      .map((payable) => [payable.purchaseId, payable]),
  );
}

/** What is known here of the purchases that stand in the form. */
export function usePayables(form: PaymentFormReturn) {
  const client = useQueryClient();
  const joined = useWatch({
    control: form.control,
    compute: ({ allocations }) =>
      allocations
        .map(({ purchaseId }) => purchaseId)
        .filter(isIdentifier)
        .join(','),
  });
  const ids = joined === '' ? [] : joined.split(',');
  const { data, error, isFetching, refetch } = useQuery(purchaseQueries.payable(ids));
  // What was read before of rows that stayed is not forgotten while more of them are read.
  const known = useMemo<KnownPayables>(
    () => (data ? knownPayables(client) : new Map<string, PayablePurchase>()),
    [data, client],
  );
  return {
    known,
    failure: error === null ? null : asApiError(error),
    isReading: isFetching,
    readAgain: () => void refetch(),
  };
}
