import { asCode, identity, type IdentityReader, type Reader } from './identity';
import type { FactsReader } from './read';
import { amountOf, dateOf, firstText, idOf, partOf } from '../../told-values';

/** A purchase is known by its generation code; an excluded-subject one gets it with the answer. */
const expenseFacts: FactsReader<'expenses.create'> = ({ body, answer }) => ({
  branchId: idOf(body['branch_id']),
  recordId: idOf(answer['expense_id']),
  providerId: idOf(body['provider_id']),
  code: firstText(
    body['generation_code'],
    answer['generation_code'],
    body['number_control'],
    answer['control_number'],
  ),
  date: dateOf(body['date']),
  amount: amountOf(partOf(body, 'totals')['expenseTotalToPayment']) ?? amountOf(answer['total']),
});

/**
 * A document has one generation code anywhere, and one control number among those of its provider. The service may have recorded
 * others than were sent: it is known by both.
 */
const expenseIdentities: IdentityReader = ({ body, answer }) => {
  const providerId = idOf(body['provider_id']);
  const generationCodes = [body['generation_code'], answer['generation_code']];
  const controlNumbers = [body['number_control'], answer['control_number']];
  return [
    ...generationCodes.map((code) => identity('generation-code', code, asCode)),
    ...(providerId === null ? [] : controlNumbers).map((code) =>
      identity('control-number', code, asCode, providerId),
    ),
  ];
};

export const expense: Reader<'expenses.create'> = {
  facts: expenseFacts,
  identities: expenseIdentities,
};
