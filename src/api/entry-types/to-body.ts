import type { WireRecord } from '../core/wire-json';
import type { NewEntryType } from './schemas';

/**
 * The body of a creation. The code goes as it will be stored; both switches are always said, so that no default of the service
 * decides; no description is null.
 */
export function toCreateBody(fields: NewEntryType): WireRecord {
  const description = fields.description.trim();
  return {
    code: fields.code.trim().toUpperCase(),
    name: fields.name.trim(),
    description: description === '' ? null : description,
    prefix: fields.prefix.trim(),
    requires_approval: fields.requiresApproval,
    is_active: fields.isActive,
  };
}
