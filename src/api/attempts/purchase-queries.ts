import { queryOptions } from '@tanstack/react-query';
import { attemptKeys } from './keys';
import {
  fetchAutomaticPayments,
  fetchEarlierPurchases,
  fetchLastPurchase,
  fetchPayable,
  fetchSentPurchase,
  fetchSentPurchases,
  type AskedDocument,
  type PurchaseListParams,
} from './purchases';

/** The purchases of the journal; apart from the rest of it, which every screen loads. */
export const purchaseQueries = {
  /** A page of the purchases that were sent from here. */
  list: (params: PurchaseListParams) =>
    queryOptions({
      queryKey: attemptKeys.purchases(params),
      queryFn: () => fetchSentPurchases(params),
      placeholderData: (previous) => previous,
    }),
  /** What is known of the purchase of one attempt. */
  one: (id: string) =>
    queryOptions({ queryKey: attemptKeys.purchase(id), queryFn: () => fetchSentPurchase(id) }),
  /** The purchases that a document may be, by its codes. */
  earlier: (asked: AskedDocument) =>
    queryOptions({
      queryKey: attemptKeys.earlier(asked),
      queryFn: () => fetchEarlierPurchases(asked),
    }),
  /** Where the last purchase belongs that whoever works here sent. */
  last: () =>
    queryOptions({ queryKey: attemptKeys.lastPurchase(), queryFn: () => fetchLastPurchase() }),
  /** What was paid to suppliers where the service decided of which purchases. */
  automatic: () =>
    queryOptions({ queryKey: attemptKeys.automatic(), queryFn: () => fetchAutomaticPayments() }),
  /** What is known here of purchases to be paid, by the service's ids of them. */
  payable: (ids: readonly string[]) =>
    queryOptions({
      queryKey: attemptKeys.payable(ids),
      queryFn: () => fetchPayable(ids),
      placeholderData: (previous) => previous,
      enabled: ids.length > 0,
    }),
};
