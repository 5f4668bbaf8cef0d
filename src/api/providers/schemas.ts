import * as z from 'zod/mini';
import { readShape } from '../core/shape';
import { storedRecord } from '../core/stored-record';
import { optionalCode, optionalUuid } from '../core/wire';

/** The one kind of provider known to occur; others are sent as they are typed (API description, Provider). */
export const knownBusinessTypes = ['legal'] as const;

/** A provider as a person fills it in. Only the e-mail is known to be required; empty is left out. */
export interface NewProvider {
  /** The name it trades under. */
  providerName: string;
  legalName: string;
  /** NRC. Text: leading zeros and hyphens stay as typed. */
  registerNumber: string;
  /** NIT or DUI, likewise. */
  taxNumber: string;
  address: string;
  /** Ids of the countries catalog, never its codes; each lies in the one before. */
  countryId: string;
  stateId: string;
  cityId: string;
  phone: string;
  email: string;
  /** One of `knownBusinessTypes` or another word the service may know. */
  businessType: string;
  branchId: string;
}

/** A provider as stored: what was submitted, without its branch. Null is what the service did not tell. */
export type Provider = { id: string | null } & Record<
  Exclude<keyof NewProvider, 'branchId'>,
  string | null
>;

const provider = z.pipe(
  storedRecord({
    id: optionalUuid,
    provider_name: optionalCode,
    legal_name: optionalCode,
    register_number: optionalCode,
    tax_number: optionalCode,
    address: optionalCode,
    country_id: optionalUuid,
    state_id: optionalUuid,
    city_id: optionalUuid,
    phone: optionalCode,
    email: optionalCode,
    business_type: optionalCode,
  }),
  z.transform((wire): Provider => ({
    id: wire.id,
    providerName: wire.provider_name,
    legalName: wire.legal_name,
    registerNumber: wire.register_number,
    taxNumber: wire.tax_number,
    address: wire.address,
    countryId: wire.country_id,
    stateId: wire.state_id,
    cityId: wire.city_id,
    phone: wire.phone,
    email: wire.email,
    businessType: wire.business_type,
  })),
);

const answer = z.object({ data: provider });

/** Reads the stored provider from the answer to its creation. */
export function readProvider(body: unknown): Provider {
  return readShape(answer, body).data;
}

const names = {
  provider_name: 'providerName',
  legal_name: 'legalName',
  register_number: 'registerNumber',
  tax_number: 'taxNumber',
  address: 'address',
  country_id: 'countryId',
  state_id: 'stateId',
  city_id: 'cityId',
  phone: 'phone',
  email: 'email',
  business_type: 'businessType',
  branch_id: 'branchId',
} as const satisfies Record<string, keyof NewProvider>;

/**
 * The service's names of the fields, for its messages about them. The body is wrapped in `data`, so a message may name a field
 * with or without the wrapper.
 */
export const providerFieldNames: Readonly<Record<string, keyof NewProvider>> = {
  ...names,
  ...Object.fromEntries(Object.entries(names).map(([wire, own]) => [`data.${wire}`, own])),
};
