import * as z from 'zod/mini';
import { entryTypeLimits as limits } from '@/api/entry-types/schemas';
import type { FieldSpec } from '@/modules/form-fields/form-scope';
import { optionalLines, requiredCode, requiredLine } from '@/modules/form-fields/text-rules';
import { m } from '@/text/generated/messages';

/** What is typed into the form, and what of it is sent (API description, Accounting entry type). */
export const entryTypeSchema = z.object({
  code: requiredCode(limits.code),
  name: requiredLine(limits.name),
  prefix: requiredLine(limits.prefix),
  description: optionalLines(limits.description),
  requiresApproval: z.boolean(),
  isActive: z.boolean(),
});

export type TypedEntryType = z.input<typeof entryTypeSchema>;

/** The service's own defaults for both switches; they are sent all the same. */
export const emptyEntryType: TypedEntryType = {
  code: '',
  name: '',
  prefix: '',
  description: '',
  requiresApproval: false,
  isActive: true,
};

/** In the order of the form. */
export const entryTypeSpecs: Record<keyof TypedEntryType, FieldSpec> = {
  code: {
    label: m.entry_types_code,
    help: m.entry_types_code_help,
    limit: limits.code,
    required: true,
  },
  prefix: {
    label: m.entry_types_prefix,
    help: m.entry_types_prefix_help,
    limit: limits.prefix,
    required: true,
  },
  name: { label: m.entry_types_name, limit: limits.name, required: true },
  description: { label: m.entry_types_description, limit: limits.description },
  requiresApproval: {
    label: m.entry_types_requires_approval,
    help: m.entry_types_requires_approval_help,
  },
  isActive: { label: m.entry_types_is_active, help: m.entry_types_is_active_help },
};
