import { amountOf, dateOf, firstText, idOf, isRecord, sumOf } from '../../told-values';
import { asCode, identity, type IdentityReader, type Reader } from './identity';
import type { FactsReader } from './read';

/** Either an amount to distribute or amounts per purchase, whose names the profile gives. */
const paymentFacts: FactsReader<'payments.apply'> = ({ body, answer, profile }) => {
  const { amount } = profile.paymentAllocation;
  const allocations = Array.isArray(body['allocations']) ? body['allocations'] : [];
  return {
    branchId: idOf(body['branch_id']),
    // The description shows no field of the answer: by the common name, or as a new purchase names its own.
    recordId: idOf(answer['id']) ?? idOf(answer['payment_id']),
    providerId: idOf(body['provider_id']),
    code: firstText(body['reference_number'], body['check_number']),
    date: dateOf(body['payment_date']),
    amount:
      amountOf(body['amount']) ??
      sumOf(allocations.map((item) => (isRecord(item) ? item[amount] : null))),
  };
};

/** A check is drawn once of its book. Besides, a provider may well be paid the same twice. */
const paymentIdentities: IdentityReader = ({ body }) => {
  const book = idOf(body['checkbook_id']);
  return [book === null ? null : identity('check-number', body['check_number'], asCode, book)];
};

export const payment: Reader<'payments.apply'> = {
  facts: paymentFacts,
  identities: paymentIdentities,
};
