import type * as z from 'zod/mini';
import { optionalCode, optionalUuid } from '../core/wire';
import { readData, storedRecord, type Filled } from '../core/wire-record';

/** The one kind of provider known to occur; others are sent as they are typed (API description, Provider). */
export const knownBusinessTypes = ['legal'] as const;

/** What is both told of a provider and sent. Only the e-mail is known to be required; empty is left out. */
const shared = {
  /** The name it trades under. */
  providerName: ['provider_name', optionalCode],
  legalName: ['legal_name', optionalCode],
  /** NRC. Text: leading zeros and hyphens stay as typed. */
  registerNumber: ['register_number', optionalCode],
  /** NIT or DUI, likewise. */
  taxNumber: ['tax_number', optionalCode],
  address: ['address', optionalCode],
  /** Ids of the countries catalog, never its codes; each lies in the one before. */
  countryId: ['country_id', optionalUuid],
  stateId: ['state_id', optionalUuid],
  cityId: ['city_id', optionalUuid],
  phone: ['phone', optionalCode],
  email: ['email', optionalCode],
  /** One of `knownBusinessTypes` or another word the service may know. */
  businessType: ['business_type', optionalCode],
} as const;
const sent = { ...shared, branchId: ['branch_id', optionalUuid] } as const;

export const newProvider = storedRecord(sent);
const storedProvider = storedRecord({ id: ['id', optionalUuid], ...shared });

/** A provider as a person fills it in. */
export type NewProvider = Filled<typeof sent>;

/** A provider as stored: what was submitted, without its branch. Null is what the service did not tell. */
export type Provider = z.output<typeof storedProvider>;

export const readProvider = (body: unknown): Provider => readData(storedProvider, body);
