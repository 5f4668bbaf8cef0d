import * as z from 'zod/mini';
import { directoryLimits, type DirectoryEntry, type GivenEntry } from '@/api/directory/schemas';
import type { FieldSpec } from '@/modules/form-fields/form-scope';
import { optionalLine, requiredLine } from '@/modules/form-fields/text-rules';
import { m } from '@/text/generated/messages';

/** What people may say of an entry; a kind other than providers has a name and nothing else. */
export const entrySchema = z.object({
  name: requiredLine(directoryLimits.name),
  legalName: optionalLine(directoryLimits.name),
  taxNumber: optionalLine(directoryLimits.number),
  registerNumber: optionalLine(directoryLimits.number),
  email: optionalLine(directoryLimits.email),
});
export type TypedEntry = z.infer<typeof entrySchema>;

export const specs: Record<keyof TypedEntry, FieldSpec> = {
  name: { label: m.directory_name_name, limit: directoryLimits.name, required: true },
  legalName: { label: m.directory_column_legal, limit: directoryLimits.name },
  taxNumber: { label: m.directory_column_tax, limit: directoryLimits.number },
  registerNumber: { label: m.directory_column_register, limit: directoryLimits.number },
  email: { label: m.directory_column_email, limit: directoryLimits.email },
};

export const nameOnly = ['name'] as const;

/** What stands in the fields before anybody types; what was learned of another kind stays what it is. */
export function typedOf(entry: DirectoryEntry): TypedEntry {
  return {
    name: entry.name ?? '',
    legalName: entry.legalName ?? '',
    taxNumber: entry.taxNumber ?? '',
    registerNumber: entry.registerNumber ?? '',
    email: entry.email ?? '',
  };
}

/**
 * What is kept of it: a field that was emptied says that there is none, and of one that stood empty nothing is said.
 * @param stood - what stood in the fields before anybody typed
 */
export function givenBy(id: string, typed: TypedEntry, stood: TypedEntry): GivenEntry {
  const keptOf = (field: Exclude<keyof TypedEntry, 'name'>) =>
    typed[field] === '' && stood[field] === '' ? undefined : typed[field];
  return {
    id,
    name: typed.name,
    legalName: keptOf('legalName'),
    taxNumber: keptOf('taxNumber'),
    registerNumber: keptOf('registerNumber'),
    email: keptOf('email'),
  };
}
