import * as z from 'zod/mini';
import { optionalCode, optionalFlag, optionalText, optionalUuid, upperCode } from '../core/wire';
import { readData, wireRecord, type Filled } from '../core/wire-record';

/** The longest texts, in characters (API description, Limits). */
export const entryTypeLimits = { code: 20, name: 100, description: 1000, prefix: 10 } as const;

/** What is told of an entry type and sent: both switches always, so that no default of the service decides. */
const fields = {
  /** Stored in upper case and unique in the business; the code of a deleted one restores it with this data. */
  code: ['code', upperCode],
  name: ['name', optionalText],
  /** None is sent as null. */
  description: ['description', z.nullable(optionalText)],
  /** What the entry's sequence number begins with. */
  prefix: ['prefix', optionalCode],
  requiresApproval: ['requires_approval', optionalFlag],
  isActive: ['is_active', optionalFlag],
} as const;

export const newEntryType = wireRecord(fields);
const entryType = wireRecord({ id: ['id', optionalUuid], ...fields });

/** An entry type as a person fills it in. */
export type NewEntryType = Filled<typeof fields>;

/** An entry type as stored. Null is what the service did not tell. */
export type EntryType = z.output<typeof entryType>;

/** Reads the stored record from the answer to its creation. */
export const readEntryType = (body: unknown): EntryType => readData(entryType, body);
