import { firstText, idOf, partOf, type FactsReader } from './read';

/** The body is wrapped in `data` (API description, Provider). */
export const providerFacts: FactsReader = ({ body, answer }) => {
  const data = partOf(body, 'data');
  const id = idOf(answer['id']);
  return {
    branchId: idOf(data['branch_id']),
    recordId: id,
    providerId: id,
    code: firstText(data['tax_number'], data['register_number']),
    name: firstText(data['provider_name'], data['legal_name']),
  };
};
