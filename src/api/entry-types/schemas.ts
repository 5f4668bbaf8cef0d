import * as z from 'zod/mini';
import { readShape } from '../core/shape';
import { optionalCode, optionalFlag, optionalText, optionalUuid } from '../core/wire';

/** The longest texts, in characters (API description, Limits). */
export const entryTypeLimits = { code: 20, name: 100, description: 1000, prefix: 10 } as const;

/** An entry type as a person fills it in. */
export interface NewEntryType {
  /** Stored in upper case and unique in the business; the code of a deleted one restores it with this data. */
  code: string;
  name: string;
  /** Empty for none. */
  description: string;
  /** What the entry's sequence number begins with. */
  prefix: string;
  requiresApproval: boolean;
  isActive: boolean;
}

/** An entry type as stored. Null is what the service did not tell. */
export interface EntryType {
  id: string | null;
  code: string | null;
  name: string | null;
  description: string | null;
  prefix: string | null;
  requiresApproval: boolean | null;
  isActive: boolean | null;
}

const entryType = z.pipe(
  z.object({
    id: optionalUuid,
    code: optionalCode,
    name: optionalText,
    description: optionalText,
    prefix: optionalCode,
    requires_approval: optionalFlag,
    is_active: optionalFlag,
  }),
  z.transform((wire): EntryType => ({
    id: wire.id,
    code: wire.code,
    name: wire.name,
    description: wire.description,
    prefix: wire.prefix,
    requiresApproval: wire.requires_approval,
    isActive: wire.is_active,
  })),
);

const answer = z.object({ data: entryType });

/** Reads the stored record from the answer to its creation. */
export function readEntryType(body: unknown): EntryType {
  return readShape(answer, body).data;
}

/** The service's names of the fields, for its messages about them. */
export const entryTypeFieldNames = {
  code: 'code',
  name: 'name',
  description: 'description',
  prefix: 'prefix',
  requires_approval: 'requiresApproval',
  is_active: 'isActive',
} as const satisfies Record<string, keyof NewEntryType>;
