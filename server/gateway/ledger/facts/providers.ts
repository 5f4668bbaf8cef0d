import { asDigits, asEmail, asName, identity, type IdentityReader, type Reader } from './identity';
import type { FactsReader } from './read';
import { firstText, idOf, partOf } from '../../told-values';

/** The body is wrapped in `data` (API description, Provider). */
const providerFacts: FactsReader<'providers.create'> = ({ body, answer }) => {
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

/** A trade name that is somebody's legal one is the same name. */
const providerIdentities: IdentityReader = ({ body }) => {
  const data = partOf(body, 'data');
  return [
    identity('tax-number', data['tax_number'], asDigits),
    identity('register-number', data['register_number'], asDigits),
    identity('email', data['email'], asEmail),
    identity('provider-name', data['provider_name'], asName),
    identity('provider-name', data['legal_name'], asName),
  ];
};

export const provider: Reader<'providers.create'> = {
  facts: providerFacts,
  identities: providerIdentities,
};
