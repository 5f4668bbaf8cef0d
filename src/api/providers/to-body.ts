import { given, textPart } from '../core/body-parts';
import type { WireRecord } from '../core/wire-json';
import type { NewProvider } from './schemas';

/** The body of a creation: all in `data`, and there only what was filled in (API description, Provider). */
export function toCreateBody(fields: NewProvider): WireRecord {
  return {
    data: given({
      provider_name: textPart(fields.providerName),
      legal_name: textPart(fields.legalName),
      register_number: textPart(fields.registerNumber),
      tax_number: textPart(fields.taxNumber),
      address: textPart(fields.address),
      country_id: textPart(fields.countryId),
      state_id: textPart(fields.stateId),
      city_id: textPart(fields.cityId),
      phone: textPart(fields.phone),
      email: textPart(fields.email),
      business_type: textPart(fields.businessType),
      branch_id: textPart(fields.branchId),
    }),
  };
}
