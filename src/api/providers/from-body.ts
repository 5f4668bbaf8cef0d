import * as z from 'zod/mini';
import { readShape } from '../core/shape';
import { optionalText } from '../core/wire';
import type { NewProvider } from './schemas';

const text = z.pipe(
  z.catch(optionalText, null),
  z.transform((value) => value ?? ''),
);

const sent = z.object({
  data: z.object({
    provider_name: text,
    legal_name: text,
    register_number: text,
    tax_number: text,
    address: text,
    country_id: text,
    state_id: text,
    city_id: text,
    phone: text,
    email: text,
    business_type: text,
    branch_id: text,
  }),
});

/** What a person filled in, read back from the recorded text of a creation: the start of another one. */
export function readSentProvider(bodyText: string): NewProvider {
  const { data } = readShape(sent, JSON.parse(bodyText));
  return {
    providerName: data.provider_name,
    legalName: data.legal_name,
    registerNumber: data.register_number,
    taxNumber: data.tax_number,
    address: data.address,
    countryId: data.country_id,
    stateId: data.state_id,
    cityId: data.city_id,
    phone: data.phone,
    email: data.email,
    businessType: data.business_type,
    branchId: data.branch_id,
  };
}
