import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { attemptKeys } from '@/api/attempts/keys';
import { purchaseQueries } from '@/api/attempts/purchase-queries';
import type { PayablePurchase } from '@/api/attempts/purchases';
import { asApiError } from '@/api/core/errors';
import type { Allocation } from '@/api/payments/schemas';
import { isIdentifier } from '@/domain/identifier';
import type { KnownPayables } from './parts';
import type { PaymentFormReturn } from './payment-form';

/** Tells what was read of any purchase, the last reading of each: the same map until more is read, for it is asked for at each key. */
export function payablesReader(client: QueryClient): () => KnownPayables {
  let last: readonly (readonly PayablePurchase[])[] = [];
  let known: KnownPayables = new Map();
  return () => {
    const readings = client
      .getQueryCache()
      .findAll({ queryKey: attemptKeys.payables() })
      .toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt)
      .flatMap(({ queryKey }) => {
        const rows = client.getQueryData<PayablePurchase[]>(queryKey);
        return rows === undefined ? [] : [rows];
      });
    const isSame =
      readings.length === last.length && readings.every((rows, at) => rows === last[at]);
    if (isSame) return known;
    last = readings;
    known = new Map(readings.flat().map((payable) => [payable.purchaseId, payable]));
    return known;
  };
}

/** The purchases that can be asked about, in the order of the form. */
export const askedOf = (parts: readonly Pick<Allocation, 'purchaseId'>[]): string[] =>
  parts.map(({ purchaseId }) => purchaseId).filter(isIdentifier);

/** What is known here of the purchases that stand in the form. */
export function usePayables(form: PaymentFormReturn, readKnown: () => KnownPayables) {
  const joined = useWatch({
    control: form.control,
    compute: ({ allocations }) => askedOf(allocations).join(','),
  });
  const ids = joined === '' ? [] : joined.split(',');
  const { error, isFetching, refetch } = useQuery(purchaseQueries.payable(ids));
  return {
    // What was read before of rows that stayed is not forgotten while more of them are read.
    known: readKnown(),
    failure: error === null ? null : asApiError(error),
    isReading: isFetching,
    readAgain: () => void refetch(),
  };
}
